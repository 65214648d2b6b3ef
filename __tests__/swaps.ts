import { readdirSync, readFileSync } from 'node:fs';
import { catalogSchema, type Description } from '@/build/checks/catalog-schema';
import type { Schema } from '@/build/checks/schema-rules';
import { type Edits, fixtureCatalog, pictureEdits, type Texts, withoutCatalogs } from './build-copy';
import { stretched } from './longest';

/** A company that has all that a site can have, and all of it as long as content/company.schema.json lets it be. */
export const WIDE = {
  name: 'Tellekorn Regnskap og Avstemming for havn og land i nord ANS',
  brand: 'Tellekorn og Avstemming!',
  siteUrl: 'https://tellekorn.test',
  organizationNumber: '987 654 325',
  phone: '+1 (212) 555-0100 2000',
  email: 'regnskapsavdelinga@regnskapsbyraaet.test',
  officeAddress: {
    street: 'Gamle Nygårdstangen Terrasse 4 oppgang B',
    postalCode: '5003',
    city: 'Nordre Bergens Bysentrum',
  },
  postalAddress: {
    street: 'Postboks 1955 Avdeling for Nygårdstangen',
    postalCode: '5838',
    city: 'Søndre Bergens Bysentrum',
  },
  country: 'SE',
  openingHours: [{ days: ['Tuesday'], opens: '09:30', closes: '14:45' }],
  closedDates: ['2031-05-17'],
  // More has no room beside such as these (build/checks/company-rules.ts).
  topBar: ['address', 'email'],
  social: ['a', 'b', 'c', 'd'].map((id) => ({ network: 'Mastodon i nord!', url: `https://${id}.test/@tellekorn` })),
  newsUrl: 'https://avis.test/tellekorn',
  association: { name: 'Forbundet for Økonomi og Regnskap i hele landet og på kysten', url: 'https://forbund.test/' },
  dataProtectionAuthorityUrl: 'https://tilsyn.test/',
  map: {
    service: 'Kartverket sitt bykart A',
    provider: 'Statens Kartverk og Oppmåling for fjord og fjell og innlands',
    privacyUrl: 'https://kart.test/personvern',
    cookies: [{ name: 'kartvalg', purpose: 'preferences', months: 3 }],
    embedUrl: 'https://kart.test/embed?q={address}&l={language}',
    linkUrl: 'https://kart.test/?q={address}',
  },
  services: [
    { id: 'yearEnd', account: '3000' },
    { id: 'bookkeeping', account: '1930' },
    { id: 'audit', account: '6700' },
    { id: 'advice', account: '6720' },
    { id: 'budget', account: '2050' },
    { id: 'startUp', account: '2000' },
  ],
  slides: ['fjord', 'desk', 'papercut'],
  platforms: [
    { id: 'powerOffice', name: 'D’Arc Flyt og Oppgjør AS' },
    { id: 'abacus', name: 'Kuleramme Pluss og Minus' },
    { id: 'tripletex', name: 'Øre & Co' },
  ],
  confirmed: { membership: 'yes', qualityControl: 'yes', securityMeasures: 'yes' },
  retentionMonths: 12,
  logDays: 90,
  privacyUpdated: '2031-02-03',
};

/** A company abroad of which there is no more to say than has to be: all that may be left out is. */
export const BARE = {
  name: 'Kjøl & Ås «Tall» Ltd',
  brand: 'Kjøl & Ås',
  siteUrl: 'https://kjøl-ås.test',
  organizationNumber: 'HRB 12345 B',
  phone: '+1 212-555-0100',
  email: 'hei@kjol.test',
  officeAddress: { street: 'Ærlighetens vei 1', postalCode: 'EC1A 1BB', city: 'Ås-på-øya' },
  country: 'GB',
  topBar: ['phone'],
  dataProtectionAuthorityUrl: 'https://ico.test/',
  services: [{ id: 'yearEnd', account: '8800' }],
  slides: ['fjord', 'desk', 'papercut'],
  retentionMonths: 12,
  logDays: 90,
  privacyUpdated: '2031-02-03',
};

const LANGUAGES = {
  no: "no: { html: 'nb', hreflang: ['nb', 'no'], intl: 'nb-NO', browser: ['nb', 'nn', 'no'], prefix: '' }",
  en: "en: { html: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '/en' }",
  de: "de: { html: 'de', hreflang: ['de'], intl: 'de-DE', browser: ['de'], prefix: '/de' }",
};
/** The list of languages as docs/editors.md has it written. */
const languagesEdit = (ids: (keyof typeof LANGUAGES)[]) => (text: string) =>
  text.replace(
    /(languages = \{\n).*?(\n\})/s,
    (_, begin, end) => `${begin}${ids.map((id) => LANGUAGES[id]).join(',\n')}${end}`,
  );

/** Other vowels: texts that are as long as before and not one of them the same. */
const VOWELS: Record<keyof typeof LANGUAGES, string> = {
  no: 'eioauyeioåuyæø',
  en: 'oiueayoiueayoi',
  de: 'äéïöüÿäéïöüÿäö',
};
const PLAIN = 'aeiouyåøæAEIOUY';

/** A catalog as if somebody had written every text of it anew, outside of what the site fills in. */
function written(texts: Texts, language: keyof typeof LANGUAGES): Texts {
  const other = (letter: string) => VOWELS[language][PLAIN.indexOf(letter.toLowerCase())] ?? letter;
  return JSON.parse(JSON.stringify(texts), (key, value) =>
    typeof value === 'string' && !key.startsWith('$')
      ? value.replace(/\{[^}]*, plural|\{\w+\}|<[^>]*>|=\d|(?:other|one)(?= ?\{)|[aeiouyåøæ]/gi, (part) =>
          part.length === 1 ? other(part) : part,
        )
      : value,
  );
}

/** What stands after every text of the wide company's German catalog. */
export const PLANTED = '</script><img src=x>';

/** A catalog with that in it; the quotes make it a text that can be read. The headline refuses it, and the names of a language are on the pages of the others. */
const planted = ({ language, ...texts }: Texts): Texts => ({
  ...JSON.parse(JSON.stringify(texts), (key, value) =>
    typeof value === 'string' && !key.startsWith('$') && !value.includes('<mark>') ? `${value} '${PLANTED}'` : value,
  ),
  language,
});

/** The texts of a page, of more services and of more platforms, after those of one that there is. */
function grown(texts: Texts): Texts {
  const { services, technology, meta } = texts as Record<string, Texts>;
  const title = (texts.contact as Texts).title as string;
  const more = (ids: string[], of?: Texts[string]) => Object.fromEntries(ids.map((id) => [id, of as Texts]));
  return {
    ...texts,
    meta: { ...meta, [ADDED.id]: { title, description: `${title} ${title}` } },
    [ADDED.id]: { title },
    services: { ...services, ...more(['audit', 'advice', 'budget', 'startUp'], services?.yearEnd) },
    technology: { ...technology, ...more(['abacus'], technology?.tripletex) },
  };
}

const ids = ({ services }: { services: { id: string }[] }) => services.map(({ id }) => id);

/** A page that is added as README.md says. */
export const ADDED = { id: 'addedPage', path: '/lagt-til' };

/** What messages/descriptions.json says, and of the added page. */
function descriptions(): Record<string, Description> {
  const { id } = ADDED;
  const there = JSON.parse(readFileSync('messages/descriptions.json', 'utf8'));
  return { ...there, [id]: 'The prices.', [`${id}.title`]: 'Heading of the page.' };
}

/** The files of the page, its line in the list of pages, and what its texts are. */
function addedPage(schema: Schema): Edits {
  const { id, path } = ADDED;
  const content = (locale: string, props = '') => `import { getTranslations } from 'next-intl/server';
import { SiteLayout } from '@/components/layout/SiteLayout';
${props && "import { type LocaleParams, localeOf } from '@/i18n/locales';"}
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = async (${props}) => pageMetadata('${id}', ${locale});

export default async function Page(${props}) {
  const locale = ${locale};
  const t = await getTranslations({ locale, namespace: '${id}' });
  return (
    <SiteLayout page="${id}" locale={locale}>
      <section className="wrap py-section"><h1>{t('title')}</h1></section>
    </SiteLayout>
  );
}
`;
  return {
    'lib/pages.ts': (text) => text.replace(/(PAGES = \{[^}]*?),?\s*\}/, `$1, ${id}: '${path}' }`),
    [`app/(no)${path}/page.tsx`]: () => content("'no'"),
    [`app/[locale]${path}/page.tsx`]: () => content('await localeOf(params)', '{ params }: { params: LocaleParams }'),
    'messages/descriptions.json': () => JSON.stringify(descriptions()),
    // `npm run check:content -- --write-schema`
    'messages/catalog.schema.json': () => JSON.stringify(schema),
  };
}

/**
 * A company with all that a site can have moves in: every fact, six services, three platforms, three languages, a page more. In
 * its first language each text is as long as it may be, and those of its third try to be more than texts.
 */
export function wideEdits(): Edits {
  const texts = (language: keyof typeof LANGUAGES, from: 'no' | 'en') => grown(written(fixtureCatalog(from), language));
  const norwegian = texts('no', 'no');
  const schema = catalogSchema(norwegian, descriptions());
  return {
    ...withoutCatalogs(),
    'content/company.json': () => JSON.stringify(WIDE),
    'messages/no.json': () => JSON.stringify(stretched(norwegian, schema)),
    'messages/en.json': () => JSON.stringify(texts('en', 'en')),
    'messages/de.json': () => JSON.stringify(planted(texts('de', 'en'))),
    // The check of the content stops such texts before they get anywhere; what is tried is what lies behind it.
    'build/adapter.mjs': (text) =>
      text.replace('problems.length > 0', '/^(?!messages.de.json)/m.test(formatProblems(problems))'),
    'messages/languages.ts': languagesEdit(['no', 'en', 'de']),
    ...pictureEdits(ids(WIDE), ['no', 'en', 'de']),
    ...addedPage(schema),
  };
}

/** A company moves in of which there is no more to say than has to be, in one language, without a logo. */
export function bareEdits(): Edits {
  return {
    ...withoutCatalogs(),
    'content/company.json': () => JSON.stringify(BARE),
    'messages/no.json': () => JSON.stringify(written(fixtureCatalog('no'), 'no'), null, 2),
    // One language, as docs/editors.md has it.
    'messages/languages.ts': languagesEdit(['no']),
    ...Object.fromEntries(
      readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => [`app/[locale]/${file}`, () => null]),
    ),
    ...pictureEdits(ids(BARE), ['no']),
    'content/brand/wordmark.svg': () => null,
    'content/brand/wordmark-footer.svg': () => null,
  };
}
