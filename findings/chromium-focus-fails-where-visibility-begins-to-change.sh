#!/usr/bin/env bash
# Chromium: an element that becomes visible can get the focus at once. If its `visibility` has a transition, `focus()` in the
# same task does nothing, without an error: at the first instant the computed value is `hidden`, and `visible` ever after.
source "$(dirname "$0")/common.bash"
in_chromium <<'JS'
const page = await browser.newPage();
const open = async (transition) => {
  await page.setContent(`<button style="visibility: hidden; transition: ${transition}">Close</button>`);
  return page.evaluate(async () => {
    const button = document.querySelector('button');
    const focus = () => (button.focus(), document.activeElement === button ? 'focus' : 'no focus');
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await frame();
    button.style.visibility = 'visible';
    const atOnce = focus();
    await frame();
    await frame();
    return `${atOnce}, then ${focus()}`;
  });
};
console.log(`none: ${await open('none')}; 1s: ${await open('visibility 1s')}`);
JS
same "$chromium" 'none: focus, then focus; 1s: no focus, then focus' "$(node page.mjs)"
