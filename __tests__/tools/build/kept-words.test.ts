/** @jest-environment node */
import { withEdits } from 'next-islands/html';
import { editPage } from '@/tools/build/kept-words';

/** Returns the body of a page as the build leaves it, with `[` and `]` around what stays on one line. */
function built(body: string): string {
  const html = `<!DOCTYPE html><html><head><title>om e-post</title></head><body>${body}</body></html>`;
  const page = withEdits(html, editPage(html));
  const kept = page.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]');
  return kept.slice(kept.indexOf('<body>') + 6, -'</body></html>'.length);
}

it.each([
  ['Send mva-meldingen på e-post.', 'Send [mva-meldingen] på [e-post].'],
  ['A-melding og Year-end', '[A-melding] og [Year-end]'],
  ['etter ekomloven §\u00a03-15.', 'etter ekomloven §\u00a0[3-15].'],
  ['Article 6(1)(a), or section 2, point (f)', 'Article [6(1)(a)], or section 2, point (f)'],
  ['24.–26.\u00a0desember, kl.\u00a008.00–16.00', '[24.–26].\u00a0desember, kl.\u00a0[08.00–16].00'],
  ['1. termin (jan.–feb.), Sep–Oct', '1. termin ([jan.–feb].), [Sep–Oct]'],
  ['et X-Y-Z-kurs &amp; e-læring', 'et [X-Y-Z-kurs] &amp; [e-læring]'],
  // Longer than a line may be.
  ['om mva-rapporteringssystemet', 'om mva-rapporteringssystemet'],
  ['analyse- eller state-authorised', 'analyse- eller state-authorised'],
  ['Mandag–fredag, en – to', 'Mandag–fredag, en – to'],
])('keeps short words on one line: “%s”', (text, expected) => {
  expect(built(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
});

it.each([
  '<p>E-post</p>',
  '<p title="en e-post">Hei du</p>',
  '<div data-island="A"><p>en e-post</p></div>',
  '<textarea>en e-post</textarea>',
  '<svg><text>en e-post</text></svg>',
  '<script>a = "en e-post"</script>',
])('leaves what is no sentence of the page: %s', (body) => {
  expect(built(body)).toBe(body);
});
