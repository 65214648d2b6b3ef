import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogSchema, type Description } from '@/build/checks/catalog-schema';

const DESCRIPTIONS: Record<string, Description> = {
  '*': 'A group.',
  '*.*': 'A text.',
  'hero.title': { about: 'With a tag and a limit.', max: 20 },
  'hero.button': { about: 'With a limit.', max: 12 },
  'hero.place': { about: 'May name the place.', may: ['{city}'] },
  'hero.quote': { about: 'May have a straight quote.', allow: ['straight quote'] },
  'hero.name': { about: 'The same in every language.', allow: ['same text'] },
  'services.*': { about: 'A service.', open: true },
  'services.label': { about: 'Not a service; with a limit of its words.', word: 11 },
  'services.*.*': 'A text of a service.',
  'services.*.points.*': { about: 'A point.', open: true },
};

const NORWEGIAN = {
  hero: {
    title: 'Tall som <mark>stemmer</mark>',
    button: 'Se mer',
    place: 'Regnskap i {city}',
    phone: 'Ring Å & Ørn på {phone}',
    count: '{count, plural, one {# post} other {# poster}}',
    link: 'Les <link>mer om oss</link>.',
    quote: 'Ta en prat',
    name: 'Å & Ørn «Tall» AS',
  },
  services: {
    label: 'Dette gjør vi',
    tallsnop: { title: 'Tallsnop for øyriket', body: 'Vi teller øyene.', points: { a: 'Ett', b: 'To ting' } },
  },
};

const ENGLISH = {
  hero: {
    title: 'Figures that <mark>fit</mark>',
    button: 'See more',
    place: 'Accounts in {city}',
    phone: 'Call Å & Ørn on {phone}',
    count: '{count, plural, one {# entry} other {# entries}}',
    link: 'Read <link>more</link>.',
    quote: "Let's talk",
    name: 'Å & Ørn «Tall» AS',
  },
  services: {
    label: 'What we do',
    tallsnop: { title: 'Figures for islands', body: 'We count them.', points: { a: 'One', b: 'Two things' } },
  },
};

const FACTS = {
  name: 'Å & Ørn «Tall» D’Arc AS',
  brand: 'Å & Ørn',
  siteUrl: 'https://www.å-ørn.no',
  organizationNumber: '987 654 325',
  phone: '+47 22 33 44 55',
  email: 'hei@orn.no',
  officeAddress: { street: 'Ærlighetens vei 1', postalCode: '9990', city: 'Båtsfjord' },
  country: 'NO',
  dataProtectionAuthorityUrl: 'https://www.datatilsynet.no/',
  map: {
    service: 'Kart',
    provider: 'Kartselskapet Ås',
    privacyUrl: 'https://kart.test/personvern',
    cookies: [{ name: 'KART', purpose: 'security', months: 6 }],
    embedUrl: 'https://kart.test/e?q={address}&l={language}',
    linkUrl: 'https://kart.test/?q={address}',
  },
  closedDates: ['2027-05-17'],
  confirmed: { membership: 'no' },
  services: [{ id: 'tallsnop', account: '1500' }],
  slides: ['fjord'],
  retentionMonths: 12,
  logDays: 90,
  privacyUpdated: '2026-02-28',
};

const FILES: Record<string, string> = {
  'messages/no.json': JSON.stringify(NORWEGIAN, null, 1),
  'messages/en.json': JSON.stringify(ENGLISH, null, 1),
  'messages/catalog.schema.json': JSON.stringify(catalogSchema(NORWEGIAN, DESCRIPTIONS)),
  'content/company.json': JSON.stringify(FACTS, null, 1),
  'content/company.schema.json': readFileSync('content/company.schema.json', 'utf8'),
  'content/pictures.json': JSON.stringify({ pictures: { tallsnop: {}, fjord: {}, 'fjord-portrait': {} } }),
};

/** The content of a small, strange company in a folder of its own, which each test may spoil; it is new for every test. */
export function strangeContent() {
  let root = '';
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'strange-'));
    for (const [file, content] of Object.entries(FILES)) write(file, content);
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    delete process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root: () => root,
    write,
    read,
    /** Replaces the first place of a text in a file, which must be there. */
    plant(file: string, from: string, to: string) {
      if (!read(file).includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(
        file,
        read(file).replace(from, () => to),
      );
    },
  };
}
