/** @jest-environment node */
import { addCsp, assertCspSafe } from '@/build/inject';
import { page } from './export-fixture';

const GIVEN = { boot: 'boot()', origins: { form: 'https://form.example', map: 'https://map.example' } };

describe('a page that is locked down', () => {
  it('begins with the character set, the policy and the boot script, in this order', () => {
    expect(addCsp(page(), GIVEN)).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>boot\(\)<\/script>/,
    );
  });

  it('keeps everything else as it was', () => {
    const rest = (html: string) =>
      html.replace(/<meta charSet[^>]*>|<meta http-equiv[^>]*>|<script>boot\(\)<\/script>/g, '');
    expect(rest(addCsp(page('<p>$& $1 æøå</p>'), GIVEN))).toBe(rest(page('<p>$& $1 æøå</p>')));
  });
});

it('a page is refused with its file and the reason when its policy would break it', () => {
  expect(() => assertCspSafe(page('<p style="a">'), 'index.html')).toThrow('index.html: <p style="a">: use a class');
});
