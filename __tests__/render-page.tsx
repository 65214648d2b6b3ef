import { join } from 'node:path/posix';
import { createTranslator } from 'next-intl';
import type { IslandName } from '@/components/islands/table.browser';
import type { Page } from '@/i18n/pages';
import { PAGES } from '@/i18n/pages';
import type { Company } from '@/model/facts';
import { TEXTS } from './texts';

type Locale = keyof typeof TEXTS;
/** `keys` of the texts that are used; `foreign` are those of other languages. */
type Rendered = { html: string; keys: Set<string>; foreign: Set<string> };
interface Options {
  locales?: string[];
  pictures?: object; // in place of content/pictures.json
  texts?: Record<string, object>; // in place of the catalogs, with which `facts` are all that there are
}

/** Modules that do not read the facts. Loading them again takes most of the time of a test. */
const KEPT = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/static'],
  ...['next-intl', 'clsx', 'parse5', 'zod'],
  ...['catalog-tree', 'facts', 'fact-tree', 'shown'].map((name) => `@/model/${name}`),
  '@/components/islands/table.browser',
];
const kept = new Map(KEPT.map((name) => [name, jest.requireActual(name)]));

let used = { keys: new Set<string>(), foreign: new Set<string>() };
let catalogs = TEXTS;
let pageLocale: Locale;
let loaded = '';
const rendered = new Map<string, Rendered>();

/** Returns the HTML of a page as the server renders it, for the fixture with other `facts` (undefined removes one). */
export async function renderPage(
  page: Page,
  locale: Locale,
  facts: Partial<Company> = {},
  options: Options = {},
): Promise<Rendered> {
  const company = JSON.stringify({ ...(options.texts ? {} : jest.requireActual('@/content/company.json')), ...facts });
  const content = JSON.stringify([company, options, process.env.BUILD_DAY]);
  const key = JSON.stringify([page, locale, content, TEXTS]);
  const known = rendered.get(key);
  if (known) return known;
  if (content !== loaded) mockContent(JSON.parse(company), options);
  loaded = content;
  used = { keys: new Set(), foreign: new Set() };
  catalogs = (options.texts as typeof TEXTS | undefined) ?? TEXTS;
  pageLocale = locale;
  const result = { html: await htmlOf(page, locale), ...used };
  rendered.set(key, result);
  return result;
}

async function htmlOf(page: Page, locale: Locale): Promise<string> {
  const { prerender } = await import('react-dom/static');
  const params = Promise.resolve({ locale: locale === 'no' ? undefined : locale });
  const { default: Layout } = await import('@/app/[locale]/layout');
  const { default: Content } = await import(join('@/app/[locale]', PAGES[page], 'page'));
  const { prelude } = await prerender(
    <Layout params={params}>
      <Content params={params} />
    </Layout>,
  );
  const html = await new Response(prelude).text();
  return html.replace(/<!--.*?-->/g, '');
}

/** Returns the props of the first island of this name in a page. */
export function islandProps(html: string, name: IslandName) {
  const [, json = ''] = RegExp(`data-island="${name}" data-props="([^"]*)"`).exec(html) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
}

/** Makes the next import load the modules that read content again. */
function mockContent(company: object, { locales = Object.keys(TEXTS), pictures }: Options): void {
  jest.resetModules();
  for (const [name, library] of kept) jest.doMock(name, () => library);
  const { languages } = jest.requireActual('@/messages/languages');
  const shown = Object.fromEntries(locales.map((id) => [id, languages[id]]));
  jest.doMock('@/content/company.json', () => company);
  jest.doMock('@/content/pictures.json', () => pictures ?? jest.requireActual('@/content/pictures.json'));
  jest.doMock('@/messages/languages', () => ({ languages: shown }));
  jest.doMock('next-intl/server', () => ({ getTranslations: recordingTranslations }));
  // Its compiler is an ES module, which Jest cannot load.
  jest.doMock('next-islands/development', () => ({ DevelopmentScripts: jest.fn(() => null) }));
}

/** Replaces `getTranslations` of next-intl/server, and records the key of each text. */
async function recordingTranslations({ locale, namespace }: { locale: Locale; namespace?: string }) {
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale, messages: catalogs[locale], namespace: namespace as never, onError });
  const recorded =
    <Arguments extends unknown[], Text>(translate: (key: never, ...rest: Arguments) => Text) =>
    (key: never, ...rest: Arguments) => {
      const text = translate(key, ...rest);
      const list = locale === pageLocale ? used.keys : used.foreign;
      if (typeof text !== 'object' || Array.isArray(text)) list.add(namespace ? `${namespace}.${key}` : key);
      return text;
    };
  return Object.assign(recorded(t), {
    rich: recorded(t.rich),
    markup: recorded(t.markup),
    raw: recorded(t.raw),
    has: t.has,
  });
}
