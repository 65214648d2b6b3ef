import { HYDRATED } from '@/browser/page/signals';
import * as staticParts from '@/browser/page/static-parts';
import { tolerateDomChanges } from '@/browser/page/tolerate-dom-changes';
import { beforeHydration } from '@/components/islands/page';

jest.mock('@/browser/page/static-parts');
jest.mock('@/browser/page/tolerate-dom-changes');
const repeatClicks = jest.fn();
jest.mock('@/browser/page/early-clicks', () => ({ keepEarlyClicks: () => () => repeatClicks() }));
const mark = jest.fn();
Object.assign(performance, { mark });

it('a page does what needs no React, keeps what is typed while React renders the form, and announces hydration', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const FORM = '<form id="contact-form"><input name="navn"></form>';
  document.body.innerHTML = FORM;
  const onHydrated = beforeHydration();
  for (const start of [staticParts.showYear, staticParts.replaceBrokenPictures, tolerateDomChanges])
    expect(start).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('beforeprint'));
  expect(staticParts.showPrintDate).toHaveBeenCalledTimes(1);
  document.querySelector('input')?.setAttribute('value', 'Kari');
  document.body.innerHTML = FORM;
  const heard = jest.fn();
  addEventListener(HYDRATED, heard);
  onHydrated();
  expect(document.querySelector('input')?.value).toBe('Kari');
  expect(mark).toHaveBeenCalledWith(HYDRATED);
  expect(heard).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(repeatClicks).toHaveBeenCalledTimes(1);
});
