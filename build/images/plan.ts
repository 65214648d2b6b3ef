import { readFileSync } from 'node:fs';
import { LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { planBrand } from './brand';
import { planCard } from './card';
import { type Output, pictureCrops, planPicture } from './pictures';

/** The new content/pictures.json of the company in `root`, and the files to make. Throws what `readMaster` throws. */
export async function planImages(root = CONTENT_DIR) {
  const folder = `${root}/content/images`;
  const { entry: icons, outputs } = planBrand(folder);
  const collect = <T>(part: { entry: T; outputs: Output[] }): T => {
    outputs.push(...part.outputs);
    return part.entry;
  };
  const pictures: Record<string, object> = {};
  for (const [name, crop] of Object.entries(pictureCrops())) {
    pictures[name] = collect(await planPicture(folder, name, crop));
  }
  const cards: Record<string, object> = {};
  for (const locale of LOCALE_IDS) {
    const { hero } = JSON.parse(readFileSync(`${root}/messages/${locale}.json`, 'utf8'));
    cards[locale] = collect(await planCard(folder, locale, hero.title));
  }
  return { manifest: { pictures, cards, icons }, outputs };
}
