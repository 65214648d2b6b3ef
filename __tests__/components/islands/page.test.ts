import { preparePage } from '@/components/islands/page.browser';
import * as staticParts from '@/components/layout/static-parts.browser';

jest.mock('@/components/layout/static-parts.browser');

it('a page does what needs no React, and keeps what is typed while React renders the form', () => {
  const FORM = '<form id="contact-form"><input name="navn"></form>';
  document.body.innerHTML = FORM;
  const onHydrated = preparePage();
  for (const start of [staticParts.showYear, staticParts.replaceBrokenPictures]) expect(start).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('beforeprint'));
  expect(staticParts.showPrintDate).toHaveBeenCalledTimes(1);
  document.querySelector('input')?.setAttribute('value', 'Kari');
  document.body.innerHTML = FORM;
  onHydrated();
  expect(document.querySelector('input')?.value).toBe('Kari');
});
