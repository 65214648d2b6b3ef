/** @jest-environment node */
import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';
import { PAGES } from '@/site/pages';

function visit(path: string, headers: Record<string, string>): string | null {
  const response = middleware(new NextRequest(`https://site.example${path}`, { headers }));
  return response.headers.get('location');
}

it('runs for the addresses without a language in them, and no other', () => {
  expect(config.matcher).toEqual(Object.values(PAGES));
});

it('follows the cookie before the browser, and keeps the query', () => {
  expect(visit('/?a=1', { cookie: 'language=en', 'accept-language': 'nb' })).toBe('https://site.example/en?a=1');
  expect(visit('/', { cookie: 'language=no', 'accept-language': 'en' })).toBeNull();
});

it('follows the browser where nothing is stored', () => {
  expect(visit('/personvern', { 'accept-language': 'en-GB,en;q=0.9,nb;q=0.8' })).toBe(
    'https://site.example/en/personvern',
  );
  expect(visit('/personvern', { 'accept-language': 'nn-NO' })).toBeNull();
  expect(visit('/', {})).toBeNull();
});

it('leaves crawlers where they are', () => {
  expect(visit('/', { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' })).toBeNull();
});

it('tells caches that the answer hangs on language and cookie', () => {
  const request = new NextRequest('https://site.example/', { headers: { 'accept-language': 'en' } });
  expect(middleware(request).headers.get('vary')).toBe('Accept-Language, Cookie');
});
