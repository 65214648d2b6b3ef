import sampleFile from '../sample.json' with { type: 'json' };
import { type Content, catalogsOf, companySource } from './content';
import { codeOf, fingerprint } from './kept-texts';
import { ownPictures } from './picture-rules';
import { chapterOf, textEntries, valueEntries } from './source';
import { severalPeople } from './word-rules';

/** `chapters` are those of any languages. */
const sample: Omit<typeof sampleFile, 'chapters'> & { chapters: Record<string, string> } = sampleFile;
const [SAMPLE_BRAND = ''] = sample.names;

/**
 * Whether a fact or text is the sample's.
 * @param brand A claim of the sample is still one with another company's name in it.
 */
export function isSampleValue(key: string, value: unknown, brand = ''): boolean {
  if (hasSampleName(String(value)) || isRemembered(key, value)) return true;
  return Boolean(brand && claimOf(key)) && isRemembered(key, String(value).replaceAll(brand, SAMPLE_BRAND));
}

/** Whether a text has a name or number of the sample in it: in any grouping, with and without country code, not within a longer number. */
export function hasSampleName(text: string): boolean {
  const plain = (value: string) =>
    value
      .toLowerCase()
      .replace(/[\s\u00ad]/g, '')
      .replace(/(?<=\d)[.()/-]+(?=\d)/g, '');
  const isNumber = (name: string) => /^\d+$/.test(name);
  return sample.names.some((name) => {
    const sought = plain(name);
    return isNumber(sought)
      ? new RegExp(`(?<!\\d)(?:(?:00)?47)?${sought}`).test(plain(text))
      : plain(text).includes(sought);
  });
}

/** What a value of the sample is, for a message. */
export function describeSampleValue(key: string): string {
  const claim = claimOf(key);
  return claim ? `the sample’s text, which says that ${claim}` : 'this is the sample’s';
}

/** export/sample.json, when a company is to be the sample. */
export function sampleOf(content: Content): typeof sample {
  const catalogs = catalogsOf(content).map((catalog) => ({
    ...catalog,
    texts: textEntries(catalog.data).filter(isOwn),
  }));
  const facts = valueEntries(companySource(content).data).filter(isOwn);
  const texts = catalogs.flatMap(({ texts, lang }) => texts.flatMap((entry) => [entry, ofOnePerson(entry, lang)]));
  const hashes = [...facts, ...texts].map(([key, value]) => fingerprint(`${key} ${value}`));
  const pictures = ownPictures(content).map(([, id]) => id.slice(0, 10));
  return {
    ...sample,
    chapters: Object.fromEntries(catalogs.flatMap(({ texts, locale }) => chapterCodes(texts, locale))),
    hashes: [...new Set([...hashes, ...pictures])].join(' '),
  };
}

type Entry = [key: string, text: string];

/** What tells of a single company, unlike labels, headings and what the law says. */
const isOwn = ([key]: [key: string, value: unknown]) =>
  sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));

const ofOnePerson = ([key, text]: Entry, lang: string): Entry => [key, severalPeople(text, lang)?.wording ?? text];

function chapterCodes(texts: Entry[], locale: string): [key: string, code: string][] {
  const chapters = new Set(texts.map(([key]) => chapterOf(key)));
  return [...chapters].map((chapter) => [
    `${locale}.${chapter}`,
    codeOf(texts.filter(([key]) => chapterOf(key) === chapter)),
  ]);
}

const claimOf = (key: string) =>
  Object.entries(sample.claims).find(([keys]) => new RegExp(`^(${keys})$`).test(key))?.[1];

const isRemembered = (key: string, value: unknown) => sample.hashes.includes(fingerprint(`${key} ${value}`));
