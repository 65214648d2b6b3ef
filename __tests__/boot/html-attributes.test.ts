import { setHtmlAttributes } from '@/boot/html-attributes';
import { HYDRATED, htmlSignals } from '@/lib/signals';

describe('the attributes of <html>', () => {
  it('come back where React has rebuilt the document', () => {
    const signals = htmlSignals();
    signals.consentSince = '';
    setHtmlAttributes();
    Object.assign(window, { scrollY: 33 });
    dispatchEvent(new Event('scroll'));
    const marked = { js: '', consent: 'unknown', firstVisit: '', scrolled: '' };
    expect(signals).toMatchObject(marked);
    for (const name of Object.keys(marked)) delete document.documentElement.dataset[name];
    dispatchEvent(new Event(HYDRATED));
    expect(signals).toMatchObject(marked);
  });
});
