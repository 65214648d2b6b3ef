import { HYDRATED } from '@/browser/page/signals';
import { beforeHydration } from '@/components/islands/page';

const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

it('a page shows the year, keeps what was typed while React renders the form again, and announces hydration', () => {
  document.body.innerHTML = '<span data-year>2020</span><form id="contact-form"><input name="navn"></form>';
  const onHydrated = beforeHydration();
  expect(document.querySelector('[data-year]')?.textContent).toBe(String(new Date().getFullYear()));
  document.querySelector('input')?.setAttribute('value', 'Kari');
  document.body.innerHTML = '<form id="contact-form"><input name="navn"></form>';
  const heard = jest.fn();
  addEventListener(HYDRATED, heard);
  onHydrated();
  expect(document.querySelector('input')?.value).toBe('Kari');
  expect(mark).toHaveBeenCalledWith(HYDRATED);
  expect(heard).toHaveBeenCalledTimes(1);
});
