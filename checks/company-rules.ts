import { SECTION_IDS } from '@/company/constants';
import { parseDrawing } from '@/company/drawing';
import { withDefaults } from '@/company/fact-tree';
import type { Company, TopBarItem } from '@/company/facts';
import { TEXT_LISTS } from '@/company/shown';
import { TEXT_GROUPS } from '@/company/texts';
import { say, type Words } from '@/company/words';
import { colorOf } from './color-rules';
import { type Content, catalogsOf, companySource, PICTURES_FILE } from './content';
import { checkFacts } from './fact-rules';
import { faintColors } from './logo-rules';
import { shownCrops } from './picture-crops';
import { mistakeOf, type Problem } from './problem';
import { isIn, parseSource, type Source, textEntries } from './source';

const TAKEN: string[] = [...SECTION_IDS, 'main', 'head']; // ids that something else on the page has
const TOP_BAR_LETTERS = 138; // at 1024 px, where it is narrowest
const LETTERS_AROUND = 5; // each item of the top bar

const TOO_WIDE = say(
  'disse får ikke plass ved siden av hverandre; velg færre av phone, address, email, social',
  'these do not fit beside each other; name fewer of phone, address, email, social',
);

/** What a JSON Schema cannot say of the facts, which hold to it. */
export function checkCompany(content: Content): Problem[] {
  const source = companySource(content);
  const company = withDefaults(source.data);
  return [
    ...checkTopBar(source, company, content),
    ...checkFacts(source, company),
    ...checkBadge(source, company, content),
    ...checkConfirmed(source, company),
    ...checkIds(source, company, content),
    ...checkDrawings(company, content),
    ...missingPictures(company, content),
  ];
}

function checkTopBar({ problem }: Source, company: Company, { languages }: Content): Problem[] {
  const { phone, email, officeAddress, social, topBar } = company;
  const texts: Record<TopBarItem, string | string[]> = {
    phone,
    email,
    address: Object.values(officeAddress).join('  '),
    social: social.map(({ network }) => network),
  };
  const items = topBar.flatMap((name) => texts[name]);
  const around = (items.length + Object.keys(languages).length) * LETTERS_AROUND;
  if (items.join('').length + around <= TOP_BAR_LETTERS) return [];
  return [problem('topBar', TOO_WIDE)];
}

function checkBadge({ problem }: Source, { badge }: Company, { pictures }: Content): Problem[] {
  if (!badge || `public/brand/${badge}` in pictures) return [];
  return [
    problem('badge', say(`det er ikke noe bilde public/brand/${badge}`, `there is no picture public/brand/${badge}`)),
  ];
}

/** A yes counts with the name of who gave it and the day. */
function checkConfirmed({ problem }: Source, { confirmed }: Company): Problem[] {
  const { by, on, ...answers } = confirmed;
  if (!Object.values(answers).includes('yes')) return [];
  const problems: Problem[] = [];
  if (!by)
    problems.push(
      problem(
        'confirmed.by',
        say('her skal navnet på den som har sagt ja, stå', 'the name of who has said yes is expected'),
      ),
    );
  if (!on)
    problems.push(
      problem(
        'confirmed.on',
        say('her skal dagen for svaret stå: ÅÅÅÅ-MM-DD', 'the day of the yes is expected: YYYY-MM-DD'),
      ),
    );
  return problems;
}

/** Names of services, platforms and people have texts, are not used twice, and are free on the page. */
function checkIds({ problem }: Source, company: Company, content: Content): Problem[] {
  const keys = textEntries(catalogsOf(content)[0]?.data).map(([key]) => key);
  const hasTexts = (group: string) => keys.some((key) => isIn([group], key));
  return TEXT_LISTS.flatMap((list) => {
    const ids: string[] = company[list].map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const group = `${TEXT_GROUPS[list]}.${id}`;
      const mistakes: Words[] = [];
      if (list !== 'people' && TAKEN.includes(id))
        mistakes.push(say(`"${id}" er navnet på en del av siden`, `"${id}" is the name of a part of the page`));
      if (ids.indexOf(id) < index)
        mistakes.push(say(`"${id}" står to ganger i denne listen`, `"${id}" stands twice in this list`));
      if (!hasTexts(group))
        mistakes.push(say(`det er ingen tekster ${group} i messages/`, `there are no texts ${group} in messages/`));
      return mistakes.map((message) => problem(`${list}.${index}.id`, message));
    });
  });
}

function checkDrawings({ platforms }: Company, { drawings, colors }: Content): Problem[] {
  const names = ['wordmark', 'wordmark-footer', ...platforms.map(({ id }) => `platforms/${id}`)];
  return names.flatMap((name) => {
    const file = `content/brand/${name}.svg`;
    const svg = drawings[file];
    if (svg === undefined) return [];
    const unfit = mistakeOf(() => parseDrawing(svg));
    // The large one of the footer only decorates.
    const mistakes =
      unfit.length > 0 || name === 'wordmark-footer' ? unfit : faintColors(svg, colorOf('ink', colors) ?? '');
    return mistakes.map((message) => ({ file, key: '', message }));
  });
}

/** A picture has a master, or was made from one (the companies of tests). The build makes what is not made yet. */
function missingPictures(company: Company, { files, languages, pictures }: Content): Problem[] {
  const { data, errors, problem } = parseSource(PICTURES_FILE, files[PICTURES_FILE]);
  if (errors.length > 0) return errors;
  const masters = Object.keys(pictures).map((file) => file.replace(/\.\w+$/, ''));
  const isThere = (name: string, made: object) => name in made || masters.includes(`content/images/${name}`);
  const shown = Object.keys(shownCrops(company, (name) => isThere(name, data.pictures)));
  const missing = shown.filter((name) => !isThere(name, data.pictures));
  const withoutCard = isThere('card', {}) ? [] : Object.keys(languages).filter((locale) => !(locale in data.cards));
  return [
    ...missing.map((name) => ({
      file: `content/images/${name}`,
      key: '',
      message: say(
        'dette bildet mangler; det skal være AVIF, PNG, JPEG, WebP eller TIFF',
        'this picture is missing; one is expected as AVIF, PNG, JPEG, WebP or TIFF',
      ),
    })),
    ...withoutCard.map((locale) =>
      problem(
        `cards.${locale}`,
        say(
          'språket har ingen forhåndsvisning av lenker: legg «card» i content/images/',
          'no link preview for this language: put “card” into content/images/',
        ),
      ),
    ),
  ];
}
