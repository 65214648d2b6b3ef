import { setHtmlAttributes } from '@/boot/html-attributes';
import { BANNER_PARSED, HYDRATED, htmlSignals } from '@/lib/signals';

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
beforeAll(() => {
  signals.consentSince = '';
  setHtmlAttributes();
});

describe('the attributes of <html>', () => {
  it('come back where React has rebuilt the document', () => {
    Object.assign(window, { scrollY: 33 });
    dispatchEvent(new Event('scroll'));
    const marked = { js: '', consent: 'unknown', firstVisit: '', scrolled: '' };
    expect(signals).toMatchObject(marked);
    for (const name of Object.keys(marked)) delete document.documentElement.dataset[name];
    dispatchEvent(new Event(HYDRATED));
    expect(signals).toMatchObject(marked);
  });

  it('have room for the banner that only grows, until the window has another size', () => {
    document.body.innerHTML = '<section id="consent-banner"></section>';
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    const roomAt = (pixels: number) => {
      height.mockReturnValue(pixels);
      onResize();
      return document.documentElement.style.getPropertyValue('--hero-room');
    };
    dispatchEvent(new Event(BANNER_PARSED));
    expect([100, 120, 80].map(roomAt)).toEqual(['100px', '120px', '120px']);
    dispatchEvent(new Event('resize'));
    expect(roomAt(80)).toBe('80px');
  });
});
