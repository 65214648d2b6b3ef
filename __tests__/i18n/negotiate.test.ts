/** @jest-environment node */
import { NextRequest } from 'next/server';
import { negotiate } from '@/i18n/negotiate';
import { PAGES } from '@/i18n/pages';
import { config, middleware } from '@/middleware';

/** User agents of search engines and link previews. */
const ROBOTS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/136.0.7103.92 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexImages/3.0)',
  'facebookexternalhit/1.1',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0',
  ...['Twitterbot/1.0', 'GoogleOther', 'Google-InspectionTool/1.0', 'Yahoo! Slurp', 'Baiduspider/2.0', 'ia_archiver'],
  ...['meta-externalagent/1.1', 'anthropic-ai', 'BingPreview/1.0b', 'crawler4j'],
  ...['Iframely/1.3.1', 'Embedly/0.2', 'SkypeUriPreview', 'vkShare', 'kakaotalk-scrap/1.0', 'Mastodon/4.3.0'],
  ...['Pinterest/0.2', 'facebookcatalog/1.0', 'Mediapartners-Google', 'Claude-User/1.0', 'W3C_Validator/1.3'],
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
];

/** User agents of browsers in apps, some of companies that have robots too. */
const PEOPLE = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [WhatsApp/25.14.77]',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30.2187',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/513.0.0.51.94;FBBV/732116321;FBDV/iPhone16,1;FBSN/iOS;FBSV/18.5;FBLC/nb_NO]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 YaBrowser/25.4.1.500.10 YaApp_iOS/2025.4 YandexSearch/25.41 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S931B Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.7103.125 Mobile Safari/537.36 KAKAOTALK/25.4.2 (INAPP)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Perplexity/2.250501',
  'Mozilla/5.0 (Linux; Android 14; CUBOT_KINGKONG_STAR) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
];

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

const to = (path: string, stored: string | null, languages: string[], userAgent = PERSON) =>
  negotiate({ path, search: '', stored, languages, userAgent });

describe('negotiation', () => {
  // Stored value × browser languages → path; null stays on the Norwegian page.
  it.each([
    [null, ['nb-NO'], null],
    [null, ['no'], null],
    [null, ['SE-no'], '/se'],
    [null, ['se'], '/se'],
    [null, ['se_NO'], '/se'],
    [null, ['da-DK', 'sv-SE'], null],
    [null, [], null],
    [null, ['de-DE', 'nn', 'se-NO'], null],
    [null, ['nb-NO', 'se-NO'], null],
    [null, ['sexy'], null],
    ['no', ['se-NO'], null],
    ['se', ['nb-NO'], '/se'],
    ['se', [], '/se'],
    ['de', ['se-NO'], '/se'],
    ['', ['se-NO'], '/se'],
    ['__proto__', ['se'], '/se'],
    ['x'.repeat(1_000_000), ['nb-NO'], null],
  ])('with %j stored and the languages %j, redirects the home page to %j', (stored, languages, expected) => {
    expect(to('/', stored, languages)).toBe(expected);
  });

  // An address may ask for a language; it is stronger than what is stored.
  it.each([
    ['/', '?lang=no', 'se', null],
    ['/', '?a=1&lang=no', 'se', null],
    ['/personvern', '?lang=no', null, null],
    ['/', '?lang=se', 'no', '/se'],
    ['/', '?lang=de', null, '/se'],
    ['/', '?lang=', null, '/se'],
    ['/', '?lang=__proto__', null, '/se'],
    ['/', '?language=no', null, '/se'],
    ['/se', '?lang=no', null, null],
  ])('redirects %s%s in a Sámi browser that has stored %j to %j', (path, search, stored, expected) => {
    expect(negotiate({ path, search, stored, languages: ['se'], userAgent: PERSON })).toBe(expected);
  });

  it.each(['/se', '/se/personvern', '/se/', '/unknown', '/personvern/x', '/_next/static/chunks/a.js', ''])(
    'never redirects %j',
    (path) => {
      expect(to(path, 'se', ['se'])).toBeNull();
      expect(to(path, 'no', ['nb'])).toBeNull();
    },
  );

  it.each(ROBOTS)('never redirects %s', (userAgent) => {
    expect(to('/', 'se', ['se-NO'], userAgent)).toBeNull();
  });

  it.each([PERSON, ...PEOPLE])('redirects %s, which is not a robot', (userAgent) => {
    expect(to('/', null, ['se-NO'], userAgent)).toBe('/se');
  });
});

describe('the middleware', () => {
  const VARY = 'Accept-Language, Cookie, User-Agent';

  it.each([
    ['/', { 'accept-language': 'nb' }, null, VARY],
    ['/', {}, null, VARY],
    ['/', { 'accept-language': 'se', 'user-agent': 'Googlebot/2.1' }, null, VARY],
    ['/', { 'accept-language': 'se', cookie: 'language=no' }, null, VARY],
    ['/?a=1', { 'accept-language': 'nb', cookie: 'language=se' }, '/se?a=1', VARY],
    ['/personvern', { 'accept-language': 'se-NO,se;q=0.9,nb;q=0.8' }, '/se/personvern', VARY],
    ['/?lang=no', { 'accept-language': 'se', cookie: 'language=se' }, null, VARY],
    ['/?lang=se', { 'accept-language': 'nb' }, '/se?lang=se', VARY],
    ['/se', { 'accept-language': 'nb' }, null, null],
    ['/unknown', { 'accept-language': 'se' }, null, null],
  ])('redirects %s with the headers %j to %s, Vary: %s', async (path, sent, to, vary) => {
    const request = new NextRequest(`https://site.example${path}`, { headers: Object.entries(sent) });
    const { headers } = await middleware(request);
    expect(headers.get('location')).toBe(to && `https://site.example${to}`);
    expect(headers.get('vary')).toBe(vary);
  });

  it('runs for pages only', () => {
    const pattern = new RegExp(`^${config.matcher[0]}$`);
    const pages = Object.values(PAGES).flatMap((page) => [page, `/se${page}`]);
    const paths = [...pages, '/_next/static/chunks/a', '/pictures/desk.avif'];
    expect(paths.filter((path) => pattern.test(path))).toEqual(pages);
  });
});
