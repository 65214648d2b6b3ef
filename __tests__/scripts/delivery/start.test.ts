/** @jest-environment node */
import { withLateStart } from '@/scripts/delivery/start';

it('leaves the start of every chunk to the boot script', () => {
  expect(withLateStart('<head><script src="/a.js" async=""></script></head>')).toBe(
    '<head><script type="text/plain" data-src="/a.js"></script></head>',
  );
});

it('fetches no chunk ahead', () => {
  expect(withLateStart('<head><link rel="preload" as="script" href="/a.js"/></head>')).toBe('<head></head>');
});

it('keeps what is for old browsers, and inline scripts', () => {
  const html = '<head><script src="/old.js" noModule=""></script><script>go()</script></head>';
  expect(withLateStart(html)).toBe(html);
});
