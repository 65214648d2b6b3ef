/** @jest-environment node */
import { earlyRequestEdits } from '../build/early-requests';
import { atHead, elementsOf, removals, slashEdits, withEdits } from '../build/html';

it.each([
  ['the second of two equal elements', '<p>a</p><b>kept</b><p>a</p>', [2], '<p>a</p><b>kept</b>'],
  ['an element inside another one', '<div><p>a</p></div><p>a</p>', [1], '<div></div><p>a</p>'],
  ['an element once if what is inside it is cut too, in any order', '<div><p>a</p></div><p>a</p>', [1, 0], '<p>a</p>'],
])('cuts %s', (_, body, indexes, expected) => {
  const html = `<html><head></head><body>${body}</body></html>`;
  const all = elementsOf(html).filter(({ tagName }) => /^(div|p|b)$/.test(tagName));
  const cut = indexes.flatMap((index) => all[index] ?? []);
  expect(withEdits(html, removals(cut))).toContain(`<body>${expected}</body>`);
});

it('inserts texts in their order, also where what follows is cut', () => {
  const html = '<html><head><title>a</title></head><body></body></html>';
  const cut = removals(elementsOf(html).filter(({ tagName }) => tagName === 'title'));
  expect(withEdits(html, [...cut, atHead(html, '1'), atHead(html, '2')])).toContain('<head>12</head>');
});

it('removes slashes that mean nothing', () => {
  const html = '<html><head><meta charset="utf-8"/></head><body><svg><path d="M0 0"/></svg><p>a/></p></body></html>';
  expect(withEdits(html, slashEdits(html))).toBe(html.replace('"utf-8"/', '"utf-8"'));
});

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';
const TITLE = '<title>Page</title>';
const FONT = '<link rel="preload" href="/a.woff2" as="font"/>';
const IMAGE = '<img fetchpriority="high" srcset="/l.avif 1280w" sizes="50vw"/>';
const PRELOAD = '<link rel="preload" as="image" fetchpriority="high"';

const withEarlyRequests = (html: string) => withEdits(html, earlyRequestEdits(html));

function earlyOf(picture: string) {
  const html = `<html><head><script>boot()</script>${FONT}${VIEWPORT}${TITLE}</head><body>${picture}</body></html>`;
  return withEarlyRequests(html).slice('<html><head>'.length).split('<script>')[0];
}

describe('before the inlined code', () => {
  it('both forms of the first picture are requested, then the fonts, after viewport and title', () => {
    const portrait = '<source media="(orientation:portrait)" srcset="/p.avif 640w" sizes="100vw"/>';
    const first = `${PRELOAD} media="(orientation:portrait)" imagesrcset="/p.avif 640w" imagesizes="100vw">`;
    const other = `${PRELOAD} media="not (orientation:portrait)" imagesrcset="/l.avif 1280w" imagesizes="50vw">`;
    expect(earlyOf(`<picture>${portrait}${IMAGE}</picture>`)).toBe(VIEWPORT + TITLE + first + other + FONT);
  });

  it('a picture with one form is requested on all screens', () => {
    expect(earlyOf(`<picture>${IMAGE}</picture>`)).toContain('media="all" imagesrcset="/l.avif 1280w"');
  });

  it('copies of Open Graph for X are left out', () => {
    const [own, copied] = ['<meta property="og:title" content="A">', '<meta name="twitter:title" content="A">'];
    const others = '<meta name="twitter:card" content="summary"><meta name="twitter:description" content="B">';
    const html = `<html><head>${own}${copied}${others}</head><body></body></html>`;
    expect(withEarlyRequests(html)).toBe(html.replace(copied, ''));
  });

  it('no picture is requested that React preloads, or that is not first', () => {
    expect(earlyOf(`<svg><title>Own</title></svg>${IMAGE}<picture><img srcset="/b.avif 2x"/></picture>`)).toBe(
      VIEWPORT + TITLE + FONT,
    );
  });
});
