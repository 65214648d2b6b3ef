import { htmlSignals } from '@/browser/signals';
import { setHtmlAttributes, trackHeights } from '@/components/layout/html-attributes.boot';

let onResize: () => void;
Object.assign(window, {
  ResizeObserver: class {
    constructor(callback: () => void) {
      onResize = callback;
    }
    observe() {}
  },
});
const signals = htmlSignals();
const { style } = document.documentElement;
const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
beforeEach(() => {
  document.body.innerHTML = '';
  height.mockReturnValue(0);
  signals.consentSince = '';
  setHtmlAttributes();
});

describe('the attributes of <html>', () => {
  it('tell that JavaScript runs, that there is no decision, and whether the page is scrolled', () => {
    expect(signals).toMatchObject({ js: '', consent: 'unknown', firstVisit: '' });
    const scrolledAt = (scrollY: number, event: string) => {
      Object.assign(window, { scrollY });
      dispatchEvent(new Event(event));
      return signals.scrolled;
    };
    expect(scrolledAt(33, 'scroll')).toBe('');
    expect(scrolledAt(32, 'scroll')).toBeUndefined();
    Object.assign(window, { scrollY: 33 });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(signals.scrolled).toBeUndefined();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(signals).toMatchObject({ scrolled: '', down: '' });
    scrolledAt(300, 'scroll');
    scrolledAt(299, 'scroll');
    expect(signals.down).toBeUndefined();
  });

  it('have the heights of header and banner; the room for the banner only grows until the window is resized', () => {
    height.mockReturnValue(64);
    // In `next dev`, the script is before them.
    trackHeights();
    expect(style.getPropertyValue('--header')).toBe('');
    document.body.innerHTML = '<section id="consent-banner"></section><header></header>';
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(['--header', '--banner', '--hero-room'].map((name) => style.getPropertyValue(name))).toEqual(
      Array(3).fill('64px'),
    );
    const roomAt = (pixels: number) => {
      height.mockReturnValue(pixels);
      onResize();
      expect(style.getPropertyValue('--banner')).toBe(`${pixels}px`);
      return style.getPropertyValue('--hero-room');
    };
    expect([100, 120, 80].map(roomAt)).toEqual(['100px', '120px', '120px']);
    dispatchEvent(new Event('resize'));
    expect(roomAt(80)).toBe('80px');
  });

  it('ask for no consent on a page without a map', () => {
    delete signals.consentSince;
    delete signals.consent;
    setHtmlAttributes();
    expect([signals.consent, signals.firstVisit]).toEqual([undefined, undefined]);
  });
});
