import { delayScroll, restoreAtOnce } from '@/components/layout/section-scroll.boot';
import { ROUTE_SCROLL_DELAY_MS } from '@/lib/constants';

const { origin } = location;
let type: string;

type Arrival = { address?: string; kind?: string; referrer?: string; from?: string | null };

/** Opens an address of the home page; `from` is the value of the navigation API, undefined if there is none. */
function arrive({ address = '/#contact', kind = 'navigate', referrer = '', from }: Arrival): void {
  history.replaceState(null, '', address);
  type = kind;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const activation = { from: from ? { url: from } : null };
  Object.assign(window, { navigation: from === undefined ? undefined : { activation } });
  document.body.innerHTML =
    '<a href="/se" data-language="se"></a><main><section id="hero"></section><section id="contact"></section></main>';
  delayScroll();
}

const parsed = () => dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
});
afterEach(() => jest.useRealTimers());

describe('a fragment of the home page', () => {
  it('from another page is postponed, and gets the focus 100 ms after the document is parsed', () => {
    arrive({ address: '/?a=1#contact', referrer: `${origin}/personvern` });
    expect(location.href).toBe(`${origin}/?a=1`);
    parsed();
    jest.advanceTimersByTime(ROUTE_SCROLL_DELAY_MS - 1);
    expect(location.hash).toBe('');
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe('#contact');
    const section = document.activeElement as HTMLElement;
    expect(section.id).toBe('contact');
    section.blur();
    expect(section.hasAttribute('tabindex')).toBe(false);
  });

  it('from another page that the navigation API knows is postponed too', () => {
    arrive({ from: `${origin}/se/personvern` });
    expect(location.hash).toBe('');
  });

  it.each([
    ['from nowhere', {}],
    ['from another port of the host', { referrer: 'http://localhost:1/personvern' }],
    ['from the home page in another language', { referrer: `${origin}/se` }],
    ['from a page whose address only the referrer has', { referrer: `${origin}/personvern`, from: null }],
    ['by a reload', { referrer: `${origin}/personvern`, kind: 'reload' }],
    ['by back or forward', { referrer: `${origin}/personvern`, kind: 'back_forward' }],
  ])('is not postponed if it is opened %s', (_, arrival: Arrival) => {
    arrive(arrival);
    expect(location.hash).toBe('#contact');
  });
});

describe('the position of the page', () => {
  const { style } = document.documentElement;

  it.each([
    ['reload', 'auto'],
    ['back_forward', 'auto'],
    ['navigate', ''],
  ])('is restored at once: after %s, until the page is loaded, scroll-behavior is "%s"', (kind, behavior) => {
    type = kind;
    restoreAtOnce();
    expect(style.scrollBehavior).toBe(behavior);
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(style.scrollBehavior).toBe('');
  });
});
