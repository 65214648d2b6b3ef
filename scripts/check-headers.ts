/** `npm run check:headers`: scores what the export in out/ is served with, as the HTTP Observatory does; fails below 140. */
import type { AddressInfo } from 'node:net';
import { score } from './delivery/observatory';
import { run } from './run';
import { serve } from './serve';

run(async () => {
  const server = await serve('out', 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const page = await fetch(origin);
  const html = await page.text();
  // What a visitor can be answered with: a page, a page that has not changed, no page.
  const unchanged = await fetch(origin, { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } });
  const unknown = await fetch(`${origin}/unknown`);
  server.close();
  const answers = [
    [page, html],
    [unchanged, html],
    [unknown, await unknown.text()],
  ] as const;
  const scores = answers.map(([{ headers }, text]) => score(headers, text));
  for (const [index, [{ status }]] of answers.entries()) console.log(`${status}: ${scores[index]}`);
  if (Math.min(...scores) < 140) throw new Error('The lowest score is below 140.');
});
