/** @jest-environment node */
import { checkBudgets, weights } from '@/build/budgets';
import { writeExport } from './export-fixture';

/** An export whose page has a script, a style sheet and a font of the given sizes. */
function sized({ script = 500, css = 100 }): string {
  return writeExport({
    'index.html': '<script type="text/plain" data-src="/s.js"></script>',
    's.js': 'x'.repeat(script),
    '_next/static/css/a.css': '@font-face{src:url(../media/a.woff2)}'.padEnd(css),
    '_next/static/media/a.woff2': 'x'.repeat(300),
  });
}

it('adds up what the page loads', () => {
  expect(weights(sized({}))).toEqual({
    HTML: 52,
    'first view': expect.any(Number),
    CSS: 131,
    fonts: 300,
    JavaScript: 500,
  });
});

it('says what is over its budget', () => {
  expect(checkBudgets(sized({ script: 127_000 }))).toEqual([]);
  expect(checkBudgets(sized({ script: 127_001, css: 13_500 }))).toEqual([
    'CSS of / is 13531 bytes, the budget is 13500 (build/budgets.ts).',
    'JavaScript of / is 127001 bytes, the budget is 127000 (build/budgets.ts).',
  ]);
});
