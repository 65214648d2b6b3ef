#!/usr/bin/env bash
# Chromium: an element in a part with `content-visibility: auto` can get the focus before it has been near the window. But
# `innerText`, by which many programs read a page, has none of its text until then; `textContent` has it.
source "$(dirname "$0")/common.bash"
packages playwright-core@1.65.1

cat >read.mjs <<'JS'
import { chromium } from 'playwright-core';
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
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
await browser.close();
JS
chromium="Chromium $("${CHROMIUM:-chromium}" --version 2>/dev/null | grep -oE '[0-9]+' | head -1)"
same "$chromium" 'innerText near, textContent near+far, focus on far' "$(node read.mjs)"
