import { createTranslator } from 'next-intl';
import type { Company } from '@/company/facts';
import type { Page } from '@/company/pages';
import { ContactLink, type ContactMethod } from '@/components/header/header-links';
import { TEXTS } from './texts';

type Locale = keyof typeof TEXTS;
type Rendered = { html: string; keys: Set<string> };
interface Options {
  locales?: string[];
  pictures?: object; // in place of content/pictures.json
}

/** Modules that facts do not change. Loading them takes most of the time of a test. */
const KEPT = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/static',
  'next-intl',
  '@headlessui/react',
  'clsx',
  'parse5',
  'zod',
  '@/company/catalog-tree',
  '@/company/facts',
  '@/company/fact-tree',
  '@/company/shown',
];
const kept = new Map(KEPT.map((name) => [name, jest.requireActual(name)]));

const PAGES = { home: '@/app/[locale]/page', privacy: '@/app/[locale]/personvern/page' };

let keys = new Set<string>();
let loaded = '';

/**
 * Returns the HTML of a page as the server renders it, for the fixture with other `facts` (undefined removes one), and the keys of the texts
 * that it uses. The phone menu is open.
 */
export async function renderPage(
  page: Page,
  locale: Locale,
  facts: Partial<Company> = {},
  options: Options = {},
): Promise<Rendered> {
  const company = JSON.stringify({ ...jest.requireActual('@/content/company.json'), ...facts });
  const content = JSON.stringify([company, options, process.env.BUILD_DAY]);
  if (content !== loaded) mockContent(JSON.parse(company), options);
  loaded = content;
  keys = new Set();
  const { prerender } = await import('react-dom/static');
  const params = Promise.resolve({ locale: locale === 'no' ? undefined : locale });
  const { default: Layout } = await import('@/app/[locale]/layout');
  const { default: Content } = await import(PAGES[page]);
  const { prelude } = await prerender(
    <Layout params={params}>
      <Content params={params} />
    </Layout>,
  );
  const html = await new Response(prelude).text();
  return { html: html.replace(/<!--.*?-->/g, ''), keys };
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
  jest.doMock('@/components/header/MobileMenu', () => ({ MobileMenu: OpenMenu }));
  jest.doMock('@/components/contact/OpenNow', () => ({ OpenNow: OfficeClock }));
  // Its compiler is an ES module, which Jest cannot load.
  jest.doMock('@/export/bundle', () => ({ inlineScript: async () => '' }));
}

const OpenMenu = ({ contacts }: { contacts: ContactMethod[] }) => (
  <div id="menu">
    {contacts.map((contact) => (
      <ContactLink key={contact.href} {...contact} className="" />
    ))}
  </div>
);

const OfficeClock = ({ timeZone, closedDates }: Pick<Company, 'timeZone' | 'closedDates'>) => (
  <p data-clock={[timeZone, ...closedDates].join(' ')} />
);

/** Replaces `getTranslations` of next-intl/server, and records the key of each text. */
async function recordingTranslations({ locale, namespace }: { locale: Locale; namespace?: string }) {
  const t = createTranslator({ locale, messages: TEXTS[locale], namespace: namespace as never });
  const recorded =
    <Arguments extends unknown[], Text>(translate: (key: never, ...rest: Arguments) => Text) =>
    (key: never, ...rest: Arguments) => {
      const text = translate(key, ...rest);
      if (typeof text !== 'object' || Array.isArray(text)) keys.add(namespace ? `${namespace}.${key}` : key);
      return text;
    };
  return Object.assign(recorded(t), {
    rich: recorded(t.rich),
    markup: recorded(t.markup),
    raw: recorded(t.raw),
    has: t.has,
  });
}
