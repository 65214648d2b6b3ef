#!/usr/bin/env bash
# Chromium: an element in a part with `content-visibility: auto` can get the focus before it has been near the window. But
# `innerText`, by which many programs read a page, has none of its text until then; `textContent` has it.
source "$(dirname "$0")/common.bash"
in_chromium <<'JS'
const page = await browser.newPage();
const style = 'content-visibility: auto; contain-intrinsic-block-size: 200vh';
await page.setContent(`<main><p style="height: 300vh">near</p><section style="${style}"><p tabindex="-1">far</p></section></main>`);
const read = () =>
  page.evaluate(() => ['innerText', 'textContent'].map((name) => document.body[name].match(/near|far/g)?.join('+')));
const [innerText, textContent] = await read();
const focused = await page.evaluate(() => {
  document.querySelector('section p').focus({ preventScroll: true });
  return document.activeElement.textContent;
});
console.log(`innerText ${innerText}, textContent ${textContent}, focus on ${focused}`);
JS
same "$chromium" 'innerText near, textContent near+far, focus on far' "$(node page.mjs)"
