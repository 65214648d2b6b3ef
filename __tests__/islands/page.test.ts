import { HYDRATED } from '@/browser/page/signals';
import { beforeHydration } from '@/components/islands/page';

const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

describe('what a page does without React', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<span data-year>2020</span><form id="contact-form"><input name="navn" value="Kari"></form>';
  });

  it('goes on after a step that throws, and announces hydration all the same', () => {
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

  it('fills a form that React renders again with what was typed', () => {
    const announce = beforeHydration();
    document.querySelector('input')?.setAttribute('value', 'Kari N');
    document.body.innerHTML = '<form id="contact-form"><input name="navn"></form>';
    announce();
    expect(document.querySelector('input')?.value).toBe('Kari N');
  });
});
