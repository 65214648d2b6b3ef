import { readFileSync } from 'node:fs';
import made from '@/content/pictures.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import { planCard } from './card';
import { planContours, planIcons } from './icons';
import { type Output, PICTURES, planPicture } from './pictures';

/**
 * What belongs to the masters in `folder`: the list that the site reads (content/pictures.json) and the files it names.
 * Nothing is made yet. Throws an Error that names the master when one is missing, unreadable or too small.
 */
export async function planImages(folder: string) {
  const known: Record<string, { src: string; ground: string }> = made.pictures;
  const outputs: Output[] = planContours(folder);
  const collect = <T>(part: { entry: T; outputs: Output[] }): T => {
    outputs.push(...part.outputs);
    return part.entry;
  };
  const pictures: Record<string, object> = {};
  for (const [name, picture] of Object.entries(PICTURES)) {
    pictures[name] = collect(await planPicture(folder, name, picture, known[name]));
  }
  const cards: Record<string, object> = {};
  for (const locale of LOCALE_IDS) {
    const { hero } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    cards[locale] = collect(await planCard(folder, locale, hero.title));
  }
  return { manifest: { pictures, cards, icons: collect(planIcons(folder)) }, outputs };
}
