/** @jest-environment node */
import { NextRequest } from 'next/server';
import { PAGES } from '@/lib/pages';
import { config, middleware } from '@/middleware';

async function visit(path: string, headers: Record<string, string>): Promise<string | null> {
  const response = await middleware(new NextRequest(`https://site.example${path}`, { headers }));
  return response.headers.get('location');
}

it('runs for every page, and for no file', () => {
  const [pattern] = config.matcher;
  const runs = (path: string) => new RegExp(`^${pattern}$`).test(path);
  for (const page of Object.values(PAGES)) expect([runs(page), runs(`/se${page}`)]).toEqual([true, true]);
  expect(runs('/_next/static/chunks/a')).toBe(false);
  expect(runs('/pictures/desk.avif')).toBe(false);
});

it('follows the cookie before the browser, and keeps the query', async () => {
  expect(await visit('/?a=1', { cookie: 'language=se', 'accept-language': 'nb' })).toBe('https://site.example/se?a=1');
  expect(await visit('/', { cookie: 'language=no', 'accept-language': 'se' })).toBeNull();
});

it('follows the browser where nothing is stored', async () => {
  expect(await visit('/personvern', { 'accept-language': 'se-NO,se;q=0.9,nb;q=0.8' })).toBe(
    'https://site.example/se/personvern',
  );
  expect(await visit('/personvern', { 'accept-language': 'nn-NO' })).toBeNull();
  expect(await visit('/', {})).toBeNull();
});

it('leaves crawlers where they are', async () => {
  expect(await visit('/', { 'accept-language': 'se', 'user-agent': 'Googlebot/2.1' })).toBeNull();
});

it('tells caches that the answer hangs on language and cookie', async () => {
  const request = new NextRequest('https://site.example/', { headers: { 'accept-language': 'se' } });
  expect((await middleware(request)).headers.get('vary')).toBe('Accept-Language, Cookie');
});
