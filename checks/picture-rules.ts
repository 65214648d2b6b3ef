import type { Company } from '@/model/facts';
import { ON_DARK } from '@/model/formats';
import { COMPANY_FILE, type Content, hasPicture, isPicture, PICTURES_FILE, withoutExtension } from './content';
import { say } from './messages';
import { type Crop, pictureCrops, shownCrops } from './picture-crops';
import type { Problem } from './problem';
import { knowsPictures, type Reading } from './reading';
import { isOfSample } from './sample';
import { parseSource } from './source';

export function logoNames({ platforms, memberships, badge }: Company): string[] {
  const logos = ['logo', ...platforms.map(({ id }) => `platforms/${id}`)];
  const members = memberships.map(({ id }) => `memberships/${id}`);
  return [...logos.flatMap((name) => [name, `${name}${ON_DARK}`]), ...members, ...(badge ? [badge] : [])];
}

export const checkPictures = (reading: Reading): Problem[] => [
  ...wrongFiles(reading),
  ...repeatedPlaces(reading),
  ...missingPictures(reading),
];

/** Returns files that cannot be used. Those that the site does not show are asked about by `checkHints`. */
function wrongFiles({ company, mistakes = {} }: Reading): Problem[] {
  const shown = shownPictures(company);
  const isShown = (file: string) => !isPicture(file) || shown.includes(withoutExtension(file));
  return Object.entries(mistakes).flatMap(([file, message]) => (isShown(file) ? [{ file, key: '', message }] : []));
}

function repeatedPlaces({ pictures }: Content): Problem[] {
  const files = Object.keys(pictures);
  return files.flatMap((file) => {
    const others = files.filter((other) => withoutExtension(other) === withoutExtension(file));
    if (file !== others[0] || others.length === 1) return [];
    const names = others.map((other) => other.replace(/^.*\//, ''));
    return [{ file, key: '', message: say('twoPictures', { names }) }];
  });
}

/** Returns shown pictures with neither a master nor generated files, which the build makes from the master. */
function missingPictures(reading: Reading): Problem[] {
  const { data, errors, problem } = parseSource(PICTURES_FILE, reading.files[PICTURES_FILE]);
  if (errors.length > 0) return errors;
  const exists = (name: string) => name in data.pictures || hasPicture(`images/${name}`, reading);
  const isMissing = ([name, { from = name }]: [string, Crop]) => !exists(name) && !exists(from);
  const missing = Object.entries(shownCrops(reading.company, exists)).filter(isMissing);
  const locales = hasPicture('images/card', reading) ? [] : Object.keys(reading.languages);
  const withoutCard = locales.filter((locale) => !(locale in data.cards));
  return [
    ...missing.map(([name]) => ({ file: `content/images/${name}`, key: '', message: say('noPicture') })),
    ...withoutCard.map((locale) => problem(`cards.${locale}`, say('noCard'))),
  ];
}

/** Returns the sample's pictures that must be replaced, or deleted if they are not shown. `$sample` names them without extension. */
export function samplePictures(reading: Reading): Problem[] {
  const { pictures, company } = reading;
  if (!knowsPictures(reading)) return [];
  const shown = shownPictures(company);
  return Object.keys(pictures).flatMap((file): Problem[] => {
    const entry = withoutExtension(file);
    if (!company.$sample?.includes(entry) || !isOfSample(pictures[file])) return [];
    if (!shown.includes(entry)) return [{ file, key: '', message: say('sampleNotShown') }];
    return [{ file, key: '', message: say('samplePicture'), answer: { file: COMPANY_FILE, list: '$sample', entry } }];
  });
}

const OTHER_IMAGES = ['about', 'card', 'mark', 'icon', 'contours-ink', 'contours-sand'];

/** Returns the paths of all pictures that a company may have, without extension. */
export function shownPictures(company: Company): string[] {
  const images = [...Object.keys(pictureCrops(company)), ...OTHER_IMAGES];
  return [
    ...images.map((name) => `content/images/${name}`),
    ...logoNames(company).map((name) => `content/brand/${name}`),
  ];
}

const MAY_REPEAT = /\/(card|fallback|icon|mark)\.\w+$/;

/** Returns pictures that are copies of another one, as a new service's picture is at first. */
export function repeatedPictures({ pictures }: Content): Problem[] {
  const masters = Object.entries(pictures).filter(
    ([file]) => file.startsWith('content/images/') && !MAY_REPEAT.test(file),
  );
  return masters.flatMap(([file, id], index) => {
    const other = masters.slice(0, index).find(([, one]) => one === id)?.[0];
    return other ? [{ file, key: '', message: say('samePicture', { other }) }] : [];
  });
}
