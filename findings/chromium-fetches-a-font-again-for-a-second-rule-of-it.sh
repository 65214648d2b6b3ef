#!/usr/bin/env bash
# Chromium: a page has the rule of a font in a style element, and a style sheet that arrives later has the same rule again. Where the
# font may not be kept (`no-store`), it is fetched twice. A picture of the same address in two places is fetched once.
source "$(dirname "$0")/common.bash"
packages @fontsource/inter@5.2.8

in_chromium <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
const font = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2');
const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>';
const rule = '@font-face{font-family:Inter;src:url(/inter.woff2)}';
const page = `<!doctype html><style>${rule}p{font-family:Inter}</style><p>Regnskap</p><img src="/dot.svg">
  <link rel="stylesheet" href="/late.css"><script src="/late.js"></script>`;
const requests = { again: [], other: [] };
let sheet = 'again';
const answers = {
  '/': ['text/html', page],
  '/inter.woff2': ['font/woff2', font],
  '/dot.svg': ['image/svg+xml', dot],
  '/late.js': ['text/javascript', 'document.querySelector("p").after(new Image()); document.images[0].src = "/dot.svg"'],
};
const server = createServer(async ({ url }, response) => {
  requests[sheet].push(url);
  if (url === '/late.css') await setTimeout(500);
  const late = sheet === 'again' ? `${rule}p{color:navy}` : 'p{color:navy}';
  const [type, body] = url === '/late.css' ? ['text/css', late] : (answers[url] ?? ['text/plain', '']);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}).listen(0);
for (sheet of Object.keys(requests)) {
  const tab = await browser.newPage();
  await tab.goto(`http://localhost:${server.address().port}/`);
  await tab.evaluate(() => document.fonts.ready.then(() => {}));
  await setTimeout(500);
  await tab.close();
}
const times = (list, name) => `${name} ${list.filter((url) => url === `/${name}`).length}`;
const told = (list) => `${times(list, 'inter.woff2')}, ${times(list, 'dot.svg')}`;
console.log(`with a second rule: ${told(requests.again)}; without: ${told(requests.other)}`);
server.close();
JS
same "$chromium" 'with a second rule: inter.woff2 2, dot.svg 1; without: inter.woff2 1, dot.svg 1' "$(node page.mjs)"
