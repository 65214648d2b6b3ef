#!/usr/bin/env bash
# Firefox, `hyphens: auto`: addresses are divided like words, with hyphens that they do not have. (`|` is where a line ends.)
source "$(dirname "$0")/common.bash"
packages puppeteer-core@25.16.0

cat >page.mjs <<'JS'
import { launch } from 'puppeteer-core';
const browser = await launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' });
const page = await browser.newPage();
const words = ['post@regnskapskontoret.example', 'www.regnskapskontoret.example'];
const html = `<html lang="nb"><style>p { width: 8em; hyphens: auto; font: 16px monospace }</style><p>${words.join('<p>')}`;
await page.goto(`data:text/html,${encodeURIComponent(html)}`);
const linesOf = (paragraph) => {
  const range = document.createRange();
  const topOf = (index) => {
    range.setStart(paragraph.firstChild, index);
    range.setEnd(paragraph.firstChild, index + 1);
    return range.getBoundingClientRect().top;
  };
  const letters = [...paragraph.textContent];
  return letters.map((letter, index) => (index && topOf(index) > topOf(index - 1) ? ` | ${letter}` : letter)).join('');
};
const shown = await page.$$eval('p', (paragraphs, code) => paragraphs.map(new Function(`return ${code}`)()), String(linesOf));
console.log(shown.join('\n'));
await browser.close();
JS
firefox="Firefox $("${FIREFOX:-firefox-esr}" --version | grep -oE '[0-9]+' | head -1)"
same "$firefox" 'post@regn | skapskonto | ret.example
www.regn | skapskonto | ret.example' "$(node page.mjs)"
