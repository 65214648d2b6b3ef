#!/usr/bin/env bash
# A page saved as one file (MHTML, “Web page, single file”) by Chromium: an `img` with `srcset` is kept under the name that
# its `src` has. Within a `picture`, without any `source`, the file that was chosen is kept under its own name, and the markup
# names the other one: a hole in the saved page, with the picture in the file.
source "$(dirname "$0")/common.bash"
in_chromium <<'JS'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const drawing = (id) => `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="9" height="9"><path d="M0 0h9v9z"/></svg>`;
const img = '<img src="/large.svg" srcset="/small.svg 400w, /large.svg 2000w" sizes="100px" alt="desk">';
const html = `<!doctype html><title>t</title>${process.argv[2] === 'picture' ? `<picture>${img}</picture>` : img}`;
const server = createServer(({ url }, answer) => {
  answer.setHeader('content-type', url === '/' ? 'text/html' : 'image/svg+xml');
  answer.end(url === '/' ? html : drawing(url.slice(1, -4)));
}).listen(0);
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
const session = await page.context().newCDPSession(page);
const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
writeFileSync('page.mhtml', data);
server.close();
const saved = await browser.newPage();
await saved.goto(`file://${process.cwd()}/page.mhtml`);
const image = await saved.locator('img').evaluate(({ src, naturalWidth }) => ({ name: src.split('/').pop(), width: naturalWidth }));
const kept = [...data.matchAll(/Content-Location: \S+\/(\w+\.svg)/g)].map(([, name]) => name);
console.log(`keeps ${kept}, names ${image.name}, shows ${image.width} px`);
JS
same "$chromium, an img" 'keeps large.svg, names large.svg, shows 9 px' "$(node page.mjs img)"
same "$chromium, an img in a picture" 'keeps small.svg, names large.svg, shows 0 px' "$(node page.mjs picture)"
