/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sumSizeOnPhone } from '@/components/hero/ExampleSum';
import { NameMark } from '@/components/ui/NameMark.browser';
import { evenLines, headline, textWidthEm } from '@/lib/headline';
import { nameMark } from '@/lib/name-mark';
import { widthOf } from '@/tools/pictures/card';

jest.mock('next-intl/server', () => ({}));

// Rendering words is slow on a busy machine.
jest.setTimeout(60_000);

const TWO_LINES = 'Orden i <mark>tallene.</mark>';
const LONG = 'Virksomhetsregnskap du <mark>forstår.</mark>';
const FOUR = 'Vi gir deg <mark>svar.</mark>';
const SHORT = 'Books <mark>closed.</mark>';

/** Returns the lines of a headline in wide windows and on phones. */
function lines(title: string) {
  const { units, breaks } = headline(title);
  const cut = (ends: number[]) =>
    [0, ...ends].map((from, index, starts) => units.slice(from, starts[index + 1]).join(' '));
  return { wide: cut([breaks.wide]), narrow: cut(breaks.narrow) };
}

describe('a headline', () => {
  it.each([
    ['Ti ganger mer <mark>tid.</mark>', ['Ti ganger', 'mer tid.'], ['Ti ganger', 'mer tid.']],
    [TWO_LINES, ['Orden i', 'tallene.'], ['Orden i', 'tallene.']],
    [LONG, ['Virksomhetsregnskap', 'du forstår.'], ['Virksomhetsregnskap', 'du forstår.']],
    [FOUR, ['Vi gir', 'deg svar.'], ['Vi gir deg', 'svar.']],
    [SHORT, ['Books', 'closed.'], ['Books', 'closed.']],
  ])('breaks “%s” into even lines', (title, wide, narrow) => {
    expect(lines(title)).toEqual({ wide, narrow });
  });

  it('keeps the marked words together, at the end', () => {
    const { units, widths } = headline('Det er <mark>i orden nå.</mark>');
    expect(units).toEqual(['Det', 'er', 'i orden nå.']);
    expect(widths.wide2).toBeCloseTo(textWidthEm('i orden nå.'));
  });

  it('never underestimates the width of a text, and hardly overestimates it', async () => {
    const words = 'Virksomhetsregnskap ÅRSOPPGJØR Lønn & 2026 Façade Wiosną ÔTÉS Wow!'.split(' ');
    const set = await Promise.all(words.map((word) => widthOf(word)));
    expect(words.filter((word, i) => textWidthEm(word) < (set[i] ?? 0))).toEqual([]);
    const line = words.slice(0, 4).join(' ');
    expect(textWidthEm(line) / (await widthOf(line))).toBeLessThan(1.12);
  });

  it.each([
    ['会計を', 3],
    ['ضصش', 2.1],
    ['סכום', 2.8],
  ])('gives “%s” room, which no font of the site has', (word, em) => {
    expect(textWidthEm(word)).toBeCloseTo(em);
  });

  it('marks the last word if nothing is marked', () => {
    expect(headline('Orden i tallene.')).toEqual(headline('Orden i <mark>tallene.</mark>'));
  });

  it.each([
    ['of one word', 'Orden.'],
    ['with a mark in its middle', 'Orden <mark>i</mark> tallene.'],
    ['with its full stop after the mark', 'Orden i <mark>tallene</mark>.'],
    ['of the mark only', '<mark>Orden.</mark>'],
  ])('refuses a headline %s', (_, title) => {
    expect(() => headline(title)).toThrow('is no headline');
  });
});

it.each([
  ['Kjelsås', ['Kjelsås']],
  ['Bjørnstad Kjelsås', ['Bjørnstad', 'Kjelsås']],
  ['Kjelsaas & Åsgård «Tall»', ['Kjelsaas &', 'Åsgård «Tall»']],
])('a name in place of a logo has even lines: %s', (name, lines) => {
  expect(evenLines(name)).toEqual(lines);
});

it('a name in place of a logo has two lines below its last word, or from there to the edge of the page', () => {
  const layout = nameMark('Å Ørn');
  expect(layout.words).toMatchObject([
    { text: 'Å', x: 0 },
    { text: 'Ørn', x: Math.round(textWidthEm('Å ') * 100) },
  ]);
  expect(layout.lines.x).toBe(layout.words[1]?.x);
  const mirrored = renderToStaticMarkup(createElement(NameMark, { layout, large: true, dir: 'rtl' }));
  expect(mirrored).toContain(`transform="matrix(-1 0 0 1 ${layout.width} 0)"`);
});

it.each([
  ['of its usual size if there is room', 3, 0.41],
  ['smaller beside a long line', 1.86, expect.closeTo((1.86 - 0.1) / (4.16 + 0.62))],
  ['hidden rather than too small', 1.4, null],
])('on phones, the sum is %s', (_, space, size) => {
  expect(sumSizeOnPhone({ total: '16 460,00' }, space)).toEqual(size);
});
