#!/usr/bin/env bash
# Playwright: a script asks for a file, then works for a second. With a route for another address, the request is sent only after the
# second: a benchmark then measures a page in which requests and scripts take turns.
source "$(dirname "$0")/common.bash"

in_chromium <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
const page = `<!doctype html><link rel="icon" href="data:,"><script>
  fetch('/prices.json');
  const start = performance.now();
  while (performance.now() - start < 1000);
</script>`;
const server = createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': url === '/' ? 'text/html' : 'application/json' });
  response.end(url === '/' ? page : '{}');
  server.emit(url, performance.now());
}).listen(0);
for (const kind of ['no route', 'a route for another address']) {
  const tab = await browser.newPage();
  if (kind !== 'no route') await tab.route('**/map/**', (route) => route.abort());
  const times = Promise.all([once(server, '/'), once(server, '/prices.json')]);
  await tab.goto(`http://localhost:${server.address().port}/`);
  const [[opened], [asked]] = await times;
  console.log(`${kind}: asked ${asked - opened < 700 ? 'while the script works' : 'when the script has ended'}`);
  await tab.close();
}
server.close();
JS
same "$chromium, Playwright 1.65.1" 'no route: asked while the script works
a route for another address: asked when the script has ended' "$(node page.mjs)"
