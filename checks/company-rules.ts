import { SECTION_IDS } from '@/company/constants';
import { parseDrawing } from '@/company/drawing';
import { withDefaults } from '@/company/fact-tree';
import type { Company, TopBarItem } from '@/company/facts';
import { TEXT_LISTS } from '@/company/shown';
import { TEXT_GROUPS } from '@/company/texts';
import type { Words } from '@/company/words';
import { colorOf } from './color-rules';
import { type Content, catalogsOf, companySource, PICTURES_FILE } from './content';
import { checkFacts } from './fact-rules';
import { faintColors } from './logo-rules';
import * as M from './messages';
import { shownCrops } from './picture-crops';
import { mistakeOf, type Problem } from './problem';
import { isIn, parseSource, type Source, textEntries } from './source';

const TAKEN: string[] = [...SECTION_IDS, 'main', 'head']; // ids that something else on the page has
const TOP_BAR_LETTERS = 138; // at 1024 px, where it is narrowest
const LETTERS_AROUND = 5; // each item of the top bar

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
  return items.join('').length + around <= TOP_BAR_LETTERS ? [] : [problem('topBar', M.TOO_WIDE)];
}

function checkBadge({ problem }: Source, { badge }: Company, { pictures }: Content): Problem[] {
  return !badge || `public/brand/${badge}` in pictures ? [] : [problem('badge', M.noBadge(badge))];
}

/** A yes counts with the name of who gave it and the day. */
function checkConfirmed({ problem }: Source, { confirmed }: Company): Problem[] {
  const { by, on, ...answers } = confirmed;
  const isConfirmed = Object.values(answers).includes('yes');
  const problems: Problem[] = [];
  if (isConfirmed && !by) problems.push(problem('confirmed.by', M.WHO_CONFIRMED));
  if (isConfirmed && !on) problems.push(problem('confirmed.on', M.WHEN_CONFIRMED));
  return problems;
}

/** Names of services, platforms and people have texts, are not used twice, and are free on the page. */
function checkIds({ problem }: Source, company: Company, content: Content): Problem[] {
  const keys = textEntries(catalogsOf(content)[0]?.data).map(([key]) => key);
  return TEXT_LISTS.flatMap((list) => {
    const ids: string[] = company[list].map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const group = `${TEXT_GROUPS[list]}.${id}`;
      const mistakes: Words[] = [];
      if (list !== 'people' && TAKEN.includes(id)) mistakes.push(M.partOfPage(id));
      if (ids.indexOf(id) < index) mistakes.push(M.twiceInList(id));
      if (!keys.some((key) => isIn([group], key))) mistakes.push(M.noTexts(group));
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
    const isToBeSeen = unfit.length === 0 && name !== 'wordmark-footer';
    const mistakes = isToBeSeen ? faintColors(svg, colorOf('ink', colors) ?? '') : unfit;
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
    ...missing.map((name) => ({ file: `content/images/${name}`, key: '', message: M.NO_PICTURE })),
    ...withoutCard.map((locale) => problem(`cards.${locale}`, M.NO_CARD)),
  ];
}
