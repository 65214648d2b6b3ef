/** @jest-environment node */
import { rewritePage } from '@/scripts/delivery/rewrite';
import { withLateStart } from '@/scripts/delivery/start';
import { page } from '../export-fixture';

const GIVEN = { boot: 'boot()', origins: { form: 'https://form.example', map: 'https://map.example' } };
const rewritten = (html: string) => rewritePage(html, 'index.html', GIVEN);

describe('a rewritten page', () => {
  it('begins with the character set, the policy and the boot script, in this order', () => {
    expect(rewritten(page())).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>boot\(\)<\/script>/,
    );
  });

  it('keeps everything else as it was', () => {
    const rest = (html: string) =>
      html.replace(/<meta charSet[^>]*>|<meta http-equiv[^>]*>|<script>boot\(\)<\/script>/g, '');
    expect(rest(rewritten(page('<p>$& $1 æøå</p>')))).toBe(rest(withLateStart(page('<p>$& $1 æøå</p>'))));
  });

  it('is refused with its file and the reason when its policy would break it', () => {
    expect(() => rewritten(page('<p style="a">'))).toThrow('index.html: <p style="a">: use a class');
  });
});
