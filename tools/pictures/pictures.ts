import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHeadline } from '@/checks/catalog-rules';
import { type Content, hasPicture, PICTURES_FILE } from '@/checks/content';
import { type FileQuestion, fileQuestion } from '@/checks/hints';
import { say } from '@/checks/messages';
import { CARD, type Crop, shownCrops } from '@/checks/picture-crops';
import { sizeText } from '@/checks/picture-files';
import { checkPictures, logoNames } from '@/checks/picture-rules';
import type { Problem } from '@/checks/problem';
import { type Reading, readingOf } from '@/checks/reading';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { ON_DARK } from '@/model/formats';
import { formatFile } from '@/model/json-format';
import { readText } from '../build/files';
import { readContent } from '../build/read-content';
import { report } from '../build/terminal';
import { groundsOf, planAppIcons, planContours, planTabIcon } from './brand';
import { planCard } from './card';
import { type Logo, missingLogo, planLogo, readLogo } from './logo';
import {
  AVIF,
  centered,
  contentHash,
  converted,
  cut,
  decode,
  type Master,
  masterOf,
  neededPicture,
  type Output,
  PictureError,
  readPicture,
} from './master';

/** Writes missing pictures and content/pictures.json. Returns name and size of each new file. Throws if a master cannot be used. */
export async function makePictures(root = CONTENT_DIR) {
  return write(await planPictures(root, readingOf(readContent(root))), root);
}

/** The same, but only if a master has changed. A build has reported what `checkContent` finds. Companies of tests have no masters. */
export async function makeNewPictures(root: string, reading: Reading): Promise<void> {
  if (!existsSync(join(root, 'content/images'))) return;
  const plan = await planPictures(root, reading);
  const { mistakes, problems } = plan;
  if (problems.length === 0 && (mistakes.length > 0 || isMade(plan, root))) return;
  await write({ ...plan, mistakes: [] }, root);
}

/** Returns what only decoding shows: pictures that `makePictures` would refuse, and questions about others. */
export async function checkMasters(root: string, reading: Reading): Promise<Pick<Plan, 'problems' | 'questions'>> {
  const isUnreadable = [reading.source, ...reading.catalogs].some(({ errors }) => errors.length > 0);
  if (isUnreadable || !existsSync(join(root, 'content/images'))) return { problems: [], questions: [] };
  const plan = await planPictures(root, reading);
  const masters = isMade(plan, root) ? [] : plan.masters;
  const found = await Promise.all(masters.map((master) => problemOf(() => decode(master))));
  return { ...plan, problems: [...plan.problems, ...eachOnce(found)] };
}

interface Plan {
  manifest: string;
  outputs: Output[];
  masters: Master[];
  mistakes: Problem[]; // which `checkContent` finds as well
  problems: Problem[];
  questions: FileQuestion[];
}

function isMade({ manifest, outputs }: Plan, root: string): boolean {
  const isComplete = outputs.every(({ name }) => existsSync(join(root, 'public', name)));
  return isComplete && manifest === readText(join(root, PICTURES_FILE));
}

/** Writes the list last, so that it never names a picture that could not be made. */
async function write({ manifest, outputs, mistakes, problems }: Plan, root: string) {
  const all = [...mistakes, ...problems];
  if (all.length > 0) throw new Error(report(all));
  const written = await writePictures(outputs, join(root, 'public'));
  writeFileSync(join(root, PICTURES_FILE), manifest);
  return written;
}

/** Plans the content/pictures.json of a company, and the files to make from its masters. */
async function planPictures(root: string, reading: Reading): Promise<Plan> {
  const { company, colors } = reading;
  const mistakes = checkPictures(reading);
  const plan: Plan = { manifest: '', outputs: [], masters: [], mistakes, problems: [], questions: [] };
  const { outputs } = plan;
  const planned: Planned = async (make) => {
    const { value, problem = [] } = await problemOf(make);
    const isKnown = ({ file }: Problem) => [...mistakes, ...plan.problems].some((other) => other.file === file);
    plan.problems.push(...problem.filter((one) => !isKnown(one)));
    return value;
  };
  const image = (name: string) => neededPicture(root, `images/${name}`, reading);
  const logos = await planLogos(root, reading, plan, planned);
  const icons = {
    ...(await planned(() => planTabIcon(image('icon'), colors, outputs))),
    ...(await planned(() => planAppIcons(image('mark'), colors, outputs))),
  };
  for (const name of ['contours-ink', 'contours-sand'])
    await planned(() => planContours(name, image(name), colors, outputs));
  const pictures: Record<string, object | undefined> = {};
  for (const [name, crop] of Object.entries(shownCrops(company, (id) => hasPicture(`images/${id}`, reading)))) {
    const picture = await planned(() => masterAt(root, reading, name, crop));
    if (!picture) continue;
    plan.masters.push(picture.master);
    plan.questions.push(...softness(picture));
    pictures[name] = planPicture(name, picture, outputs);
  }
  const cards: Record<string, object | undefined> = {};
  const background = await planned(() => masterAt(root, reading, 'card', CARD));
  for (const catalog of background ? reading.catalogs : []) {
    const wrong = checkHeadline(catalog);
    mistakes.push(...wrong);
    if (wrong.length > 0) continue;
    const design = { logo: logos.dark, name: company.brand, colors };
    cards[catalog.locale] = await planned(() => planCard((background as Cut).master, catalog, design, outputs));
  }
  plan.questions = plan.questions.filter(({ answer }) => !company.$confirmed?.includes(answer.entry));
  plan.manifest = formatFile(PICTURES_FILE, { pictures, cards, icons, logos: logos.entries });
  return plan;
}

type Planned = <Entry>(make: () => Entry | Promise<Entry>) => Promise<Entry | undefined>;

async function problemOf<Value>(make: () => Value | Promise<Value>): Promise<{ value?: Value; problem?: Problem[] }> {
  try {
    return { value: await make() };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { problem: [{ file: error.path, key: '', message: error.text }] };
  }
}

function eachOnce(steps: { problem?: Problem[] }[]): Problem[] {
  const problems = steps.flatMap(({ problem = [] }) => problem);
  return [...new Map(problems.map((problem) => [problem.file, problem])).values()];
}

/** Adds the logos of a company to the plan. Returns their entries, and the one that stands on dark pictures. */
async function planLogos(root: string, reading: Reading, { outputs, questions }: Plan, planned: Planned) {
  const entries: Record<string, object> = {};
  const read: Record<string, Logo> = {};
  for (const name of logoNames(reading.company)) {
    const found = await planned(async () => {
      const file = readPicture(root, `brand/${name}`, reading);
      return file && { file, logo: await readLogo(file, groundsOf(reading.colors)) };
    });
    if (!found) continue;
    const { file, logo } = found;
    read[name] = logo;
    entries[name] = await planLogo(name, file, logo, outputs);
    questions.push(...missingLogo(name, file, logo, reading));
  }
  return { entries, dark: read[`logo${ON_DARK}`] ?? read.logo };
}

type Cut = { master: Master; crop: Crop };

/** Reads the master of a picture. Without one of its own it is cut from another, around the focal point. */
async function masterAt(root: string, content: Content, name: string, crop: Crop): Promise<Cut> {
  const own = readPicture(root, `images/${name}`, content);
  if (own) return { master: await masterOf(own, crop), crop: { ...crop, ...(crop.from && { focus: undefined }) } };
  const other = neededPicture(root, `images/${crop.from ?? name}`, content);
  const master = await masterOf(other, { ...crop, least: { width: 1, height: 1 } });
  return { master, crop: { ...crop, focus: centered(master, crop) } };
}

function softness({ master, crop: { least, widths, height } }: Cut): FileQuestion[] {
  const good = { width: widths.at(-1) ?? 0, height };
  const { width, height: found } = master.size;
  if (!least || (width >= good.width && found >= good.height)) return [];
  return [fileQuestion(master.path, say('pictureSoft', { found: sizeText(master.size), good: sizeText(good) }))];
}

/** Adds the files of a picture to `outputs`, none larger than its master. Returns its entry for content/pictures.json. */
export function planPicture(name: string, { master, crop }: Cut, outputs: Output[]) {
  const { widths, height, focus } = crop;
  const full = widths.at(-1) as number;
  const largest = Math.min(full, Math.floor(master.size.width), Math.floor((master.size.height * full) / height));
  const fitting = widths.filter((width) => width <= largest);
  const made = fitting.length > 0 ? fitting : [largest];
  const heightAt = (width: number) => Math.round((width / full) * height);
  const hash = contentHash(master.bytes, { widths, height, focus }, AVIF, ...converted(master));
  const srcset = made.map((width) => {
    const file = `pictures/${name}-${width}.${hash}.avif`;
    const size = { width, height: heightAt(width), focus };
    outputs.push({ name: file, make: () => cut(master, size, (picture) => picture.avif(AVIF)) });
    return `/${file} ${width}w`;
  });
  const width = made.at(-1) as number;
  return { width, height: heightAt(width), srcset: srcset.join(', ') };
}

/** Writes missing files of `outputs`, then removes pictures that are not among them. If some fail, it names them and removes nothing. */
async function writePictures(outputs: Output[], publicDir: string): Promise<{ name: string; bytes: number }[]> {
  for (const folder of ['pictures', 'brand']) mkdirSync(join(publicDir, folder), { recursive: true });
  const missing = outputs.filter(({ name, fixed }) => fixed || !existsSync(join(publicDir, name)));
  const steps = await Promise.all(missing.map((output) => problemOf(() => writePicture(output, publicDir))));
  const problems = eachOnce(steps);
  if (problems.length > 0) throw new Error(report(problems));
  const names = new Set(outputs.map(({ name }) => name));
  const unused = readdirSync(join(publicDir, 'pictures')).filter((name) => !names.has(`pictures/${name}`));
  for (const name of unused) rmSync(join(publicDir, 'pictures', name));
  return steps.flatMap(({ value = [] }) => value);
}

async function writePicture({ name, make }: Output, publicDir: string): Promise<{ name: string; bytes: number }> {
  const content = await make();
  const path = join(publicDir, name);
  // An interrupted build must not leave part of a file, because existing files are not written again.
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
  return { name, bytes: content.length };
}
