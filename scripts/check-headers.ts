import type { AddressInfo } from 'node:net';
import { observatory, scoreOf } from './delivery/observatory';
import { run } from './run';
import { serve } from './serve';

const LEAST = 140;

/** What a visitor can be answered with: a page, a page that has not changed, no page. */
async function answers(origin: string): Promise<{ response: Response; html: string }[]> {
  const page = await fetch(origin);
  const html = await page.text();
  const unchanged = await fetch(origin, { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } });
  const unknown = await fetch(`${origin}/unknown`);
  return [
    { response: page, html },
    // The browser shows the page that it holds.
    { response: unchanged, html },
    { response: unknown, html: await unknown.text() },
  ];
}

/** Scores what the export in out/ is served with by the rules of the HTTP Observatory; fails below 140. */
run(async () => {
  const server = await serve('out', 0);
  const { port } = server.address() as AddressInfo;
  const scores = (await answers(`http://localhost:${port}`)).map(({ response, html }) => {
    const results = observatory(response.headers, html);
    console.log(
      `${response.status}: ${scoreOf(results)} (${results.map(({ test, points }) => `${test} ${points}`).join(', ')})`,
    );
    return scoreOf(results);
  });
  server.close();
  if (Math.min(...scores) < LEAST) throw new Error(`The least score is below ${LEAST}.`);
});
