#!/usr/bin/env bash
# Chromium: a dialog opens outside of `.box`. With a rule `.box:has([open]) p`, the browser asks for `:has()` up to `<html>`, and computes
# the style of all that other rules name behind `body:has()`: of a list of 200, although neither rule is met before or after.
source "$(dirname "$0")/common.bash"

in_chromium <<'JS'
const sent = 'body:has(.sent) li { color: green }';
const opened = '.box:has([open]) p { color: red }';
const body = `<div class="box"><p>Total</p></div><ul>${'<li>a</li>'.repeat(200)}</ul><dialog>Menu</dialog>`;
const counts = [];
for (const rules of [sent, opened, sent + opened]) {
  const tab = await browser.newPage();
  await tab.setContent(`<!doctype html><style>${rules}</style>${body}`);
  const frame = () => tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  await frame();
  await browser.startTracing(tab, { categories: ['devtools.timeline'] });
  await tab.evaluate(() => {
    document.querySelector('dialog').open = true;
  });
  await frame();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  counts.push(traceEvents.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0));
  await tab.close();
}
console.log(counts.map((count) => (count > 200 ? 'the list, too' : 'less than ten elements')).join('; '));
JS
same "$chromium, one rule, the other, both" 'less than ten elements; less than ten elements; the list, too' "$(node page.mjs)"
