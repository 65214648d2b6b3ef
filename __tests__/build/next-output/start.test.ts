/** @jest-environment node */
import { withLateStart } from '@/build/next-output/start';

it('leaves the start of every chunk to the boot script', () => {
  expect(withLateStart('<head><script src="/a.js" async=""></script></head>')).toBe(
    '<head><script type="text/plain" data-src="/a.js"></script></head>',
  );
});

it('fetches no chunk ahead', () => {
  const html = '<head><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head>';
  expect(withLateStart(html)).toBe('<head><script type="text/plain" data-src="/a.js"></script></head>');
});

it('keeps what is for old browsers, and inline scripts', () => {
  const kept = '<script src="/old.js" noModule=""></script><script>go()</script>';
  expect(withLateStart(`<head>${kept}<script src="/a.js" async=""></script></head>`)).toContain(kept);
});

it('refuses a page whose chunks it does not find', () => {
  expect(() => withLateStart('<head><script src="/a.js" defer=""></script></head>')).toThrow('<script async src>');
});

it('refuses a page with a chunk that is loaded otherwise, and shows it', () => {
  const other = '<script src="/_next/b.js" defer="">';
  expect(() => withLateStart(`<head><script src="/a.js" async=""></script>${other}</script></head>`)).toThrow(other);
});
