import { COMPANY_FILE, type Content, catalogFile } from '@/checks/content';
import { type Crop, shownCrops } from '@/checks/picture-crops';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { withDefaults } from '@/company/fact-tree';
import { planBrand } from './brand';
import { planCard } from './card';
import { contentHash, cut, type Output, readMaster } from './master';

/** Ten bits keep the grain that hides banding in skies. */
const AVIF = { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 } as const;

/** The new content/pictures.json of a company, and the files to make from the masters in `folder`. Throws with the errors of all pictures. */
export async function planImages(content: Content, folder = `${CONTENT_DIR}/content/images`) {
  const facts = withDefaults(JSON.parse(content.files[COMPANY_FILE] ?? ''));
  const { colors, drawings, files, languages } = content;
  const brand = { wordmark: drawings['content/brand/wordmark.svg'], name: facts.brand, colors };
  const outputs: Output[] = [];
  const mistakes: string[] = [];
  const planned = <Plan>(plan: () => Plan | Promise<Plan>) =>
    Promise.resolve()
      .then(plan)
      .catch(({ message }: Error) => void mistakes.push(message));
  const icons = await planned(() => planBrand(folder, colors, outputs));
  const pictures: Record<string, object | undefined> = {};
  for (const [name, crop] of Object.entries(shownCrops(facts, (id) => isMaster(id, content)))) {
    pictures[name] = await planned(() => planPicture(folder, name, crop, outputs));
  }
  const cards: Record<string, object | undefined> = {};
  for (const locale of Object.keys(languages)) {
    const { hero } = JSON.parse(files[catalogFile(locale)] ?? '');
    cards[locale] = await planned(() => planCard(folder, locale, hero.title, brand, outputs));
  }
  if (mistakes.length > 0) throw new Error([...new Set(mistakes)].join('\n'));
  return { manifest: { pictures, cards, icons }, outputs };
}

const isMaster = (name: string, { pictures }: Content) =>
  Object.keys(pictures).some((file) => file.replace(/\.\w+$/, '') === `content/images/${name}`);

/** Adds the files of a picture to `outputs`. Returns its entry in content/pictures.json. */
export async function planPicture(folder: string, name: string, crop: Crop, outputs: Output[]) {
  const { widths, height, focus } = crop;
  const width = widths.at(-1) as number;
  const master = await readMaster(folder, name, crop);
  const hash = contentHash(master.bytes, crop, AVIF);
  const srcset = widths.map((to) => {
    const file = `pictures/${name}-${to}.${hash}.avif`;
    const size = { width: to, height: Math.round((to / width) * height), focus };
    outputs.push({ name: file, make: () => cut(master, size, (picture) => picture.avif(AVIF)) });
    return `/${file} ${to}w`;
  });
  return { width, height, srcset: srcset.join(', ') };
}
