/** @jest-environment node */
import { withSuspenseMarkers } from '@/build/next-output';

it('rewrites the markers of Activity to those of Suspense', () => {
  expect(withSuspenseMarkers('<html lang="en"><!--&--><p></p><!--/&--></html>')).toBe(
    '<html data-parts="" lang="en"><!--$--><p></p><!--/$--></html>',
  );
});

it('refuses a page without <html lang>', () => {
  expect(() => withSuspenseMarkers('<html\nlang="en"><!--&--><p></p><!--/&--></html>')).toThrow('no <html lang>');
});

it.each(['<html lang="en"><p></p></html>', '<html lang="en"><!--&--><p></p></html>'])('refuses %s', (html) => {
  expect(() => withSuspenseMarkers(html)).toThrow('no markers of Activity');
});
