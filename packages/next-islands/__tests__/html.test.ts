/** @jest-environment node */
import { elementsOf, withoutElements } from '../build/html';

it.each([
  [
    'the second of two equal elements',
    '<main><p>a</p><b>kept</b><p>a</p></main>',
    [1],
    '<main><p>a</p><b>kept</b></main>',
  ],
  ['an element and one inside it', '<main><div><p>a</p></div><p>a</p></main>', [0], '<main><div></div><p>a</p></main>'],
])('cuts %s', (_, body, paragraphs, expected) => {
  const html = `<html><head></head><body>${body}</body></html>`;
  const all = elementsOf(html).filter(({ tagName }) => tagName === 'p');
  expect(
    withoutElements(
      html,
      paragraphs.flatMap((index) => all[index] ?? []),
    ),
  ).toContain(`<body>${expected}</body>`);
});

it('cuts an element only once if what is inside it is cut too, in any order', () => {
  const html = '<html><head></head><body><div><p>a</p></div><p>a</p></body></html>';
  const cut = elementsOf(html).filter(({ tagName }) => /^(div|p)$/.test(tagName));
  expect(withoutElements(html, cut.reverse().slice(1))).toContain('<body><p>a</p></body>');
});
