/** @jest-environment node */
import { withLateStart } from '@/build/next-output';

it('leaves every script for the boot script to load', () => {
  expect(withLateStart('<head><script src="/a.js" async=""></script></head>')).toBe(
    '<head><script type="text/plain" data-src="/a.js"></script></head>',
  );
});

it('removes preloads of scripts', () => {
  const html = '<head><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head>';
  expect(withLateStart(html)).toBe('<head><script type="text/plain" data-src="/a.js"></script></head>');
});

it('keeps nomodule and inline scripts', () => {
  const kept = '<script src="/old.js" noModule=""></script><script>go()</script>';
  expect(withLateStart(`<head>${kept}<script src="/a.js" async=""></script></head>`)).toContain(kept);
});

it('joins the scripts with data, which then need one hash', () => {
  const scripts = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"b"])',
  ];
  const page = `<head><script src="/a.js" async=""></script></head><script>${scripts.join('</script><script>')}</script>`;
  expect(withLateStart(page)).toContain(`<script>${scripts.join(';')}</script>`);
});

it('refuses a page without async scripts', () => {
  expect(() => withLateStart('<head><script src="/a.js" defer=""></script></head>')).toThrow('<script async src>');
});
