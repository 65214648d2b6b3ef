/** @jest-environment node */
import { checkBudgets, weights } from '@/build/budgets';
import { writeExport } from './export-fixture';

/** An export whose page has a script, a style sheet and a font of the given sizes. */
function sized({ script = 500, css = 100, words = 0 }): string {
  return writeExport({
    'index.html':
      '<script type="text/plain" data-src="/s.js"></script><link rel="stylesheet" href="/_next/static/css/a.css"/>'.concat(
        ' '.repeat(words),
      ),
    's.js': 'x'.repeat(script),
    '_next/static/css/a.css': '@font-face{src:url(../media/a.woff2)}'.padEnd(css),
    '_next/static/media/a.woff2': 'x'.repeat(300),
  });
}

it('adds up what the page loads', () => {
  expect(weights(sized({}))).toEqual({
    HTML: 107,
    'first view': expect.any(Number),
    CSS: 100,
    fonts: 300,
    JavaScript: 500,
  });
});

it('passes a page within its budgets', () => {
  expect(checkBudgets(sized({ script: 127_000 }), '16.4.6')).toEqual([]);
});

it('stops a build whose styles or scripts are over their budget', () => {
  expect(() => checkBudgets(sized({ script: 127_001, css: 13_534 }), '16.4.6')).toThrow(
    'CSS of / is 13534 bytes, the budget is 13500 (build/budgets.ts).\nJavaScript of / is 127001 bytes',
  );
});

it('warns of long texts', () => {
  expect(checkBudgets(sized({ words: 28_000 }))).toEqual([expect.stringMatching(/^HTML of \/ is 28107 bytes/)]);
});

it('warns of the scripts of another version of Next', () => {
  expect(checkBudgets(sized({ script: 500_000 }), '99.0.0')).toEqual([expect.stringMatching(/^JavaScript/)]);
});
