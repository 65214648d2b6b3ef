import { HYDRATED } from '@/browser/page/signals';
import { beforeHydration } from '@/components/islands/page';

const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

describe('before hydration, a page', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<span data-year>2020</span><form id="contact-form"><input name="navn" value="Kari"></form>';
  });

  it('continues after a step that throws, and still announces hydration', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(document, 'querySelectorAll').mockImplementationOnce(() => {
      throw new Error('planted');
    });
    const heard = jest.fn();
    addEventListener(HYDRATED, heard, { once: true });
    beforeHydration()();
    expect(log).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-year]')?.textContent).toBe(String(new Date().getFullYear()));
    expect(mark).toHaveBeenCalledWith(HYDRATED);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed for a form that React renders again', () => {
    const announce = beforeHydration();
    document.querySelector('input')?.setAttribute('value', 'Kari N');
    document.body.innerHTML = '<form id="contact-form"><input name="navn"></form>';
    announce();
    expect(document.querySelector('input')?.value).toBe('Kari N');
  });
});
