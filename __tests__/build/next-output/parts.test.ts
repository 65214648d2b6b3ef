/** @jest-environment node */
import { withParts } from '@/build/next-output/parts';

it('gives the boundaries of a page the marks that React hydrates apart', () => {
  expect(withParts('<html lang="en"><!--&--><p></p><!--/&--></html>')).toBe(
    '<html data-parts="" lang="en"><!--$--><p></p><!--/$--></html>',
  );
});

it('refuses a page whose beginning it does not find', () => {
  expect(() => withParts('<html\nlang="en"><!--&--><p></p><!--/&--></html>')).toThrow('no <html lang>');
});

it.each(['<html lang="en"><p></p></html>', '<html lang="en"><!--&--><p></p></html>'])('refuses %s', (html) => {
  expect(() => withParts(html)).toThrow('no marks of React');
});
