import { checkLaunch } from './checks/check-launch';
import { PICTURES_FILE } from './checks/content';
import type { Problem } from './checks/problem';
import { planImages } from './images/pictures';
import { readContent } from './read-content';

/** What keeps the company that the site is built for from going live, pictures that are older than their masters included. */
export async function launchProblems(): Promise<Problem[]> {
  return [...checkLaunch(readContent()), ...(await outdatedPictures())];
}

async function outdatedPictures(): Promise<Problem[]> {
  const content = readContent();
  const problem = (message: string) => [{ file: PICTURES_FILE, key: '', message }];
  try {
    const { manifest } = await planImages(content);
    const isUpToDate = JSON.stringify(manifest) === JSON.stringify(JSON.parse(content.files[PICTURES_FILE] ?? '{}'));
    return isUpToDate ? [] : problem('older than what the pictures are made from: `npm run images`');
  } catch (error) {
    return problem((error as Error).message);
  }
}
