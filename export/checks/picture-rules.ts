import type { Company } from '@/lib/facts';
import sample from '../sample.json' with { type: 'json' };
import type { Content } from './content';
import { pictureCrops } from './picture-crops';
import type { Problem } from './problem';

const DRAWN_BY_NAME = /\/contours-/; // they have the colors of the site

/** The paths and Git's object ids of pictures that tell of a single company. */
export const ownPictures = ({ pictures }: Content) =>
  Object.entries(pictures).filter(([file]) => !DRAWN_BY_NAME.test(file));

/** Pictures of the sample, to be replaced, or deleted where these facts do not show them. */
export function samplePictures(content: Content, company: Company): Problem[] {
  const shown = shownPictures(company);
  const ofSample = ownPictures(content).filter(([, id]) => sample.hashes.includes(id.slice(0, 10)));
  return ofSample.map(([file]) => {
    const [, name = ''] = /^[^/]+\/[^/]+\/(.*?)(\.\w+)?$/.exec(file) ?? [];
    const isShown = shown.includes(name) || shown.includes(name.replace(/-footer$/, ''));
    const orDelete = name.startsWith('wordmark') ? ', or delete it' : '';
    const advice = isShown ? `put your own in its place${orDelete}` : 'the site does not show it; delete it';
    return { file, key: '', message: `this picture is the sample’s; ${advice}` };
  });
}

/** A new service begins with a copy of another one's picture. */
export function repeatedPictures({ pictures }: Content): Problem[] {
  const masters = Object.entries(pictures).filter(([file]) => file.startsWith('content/images/'));
  return masters.flatMap(([file, id], index) => {
    const other = masters.slice(0, index).find(([, one]) => one === id)?.[0];
    return other
      ? [{ file, key: '', message: `this picture is the same as ${other}; put another one in its place` }]
      : [];
  });
}

/** Names of pictures without ending. */
function shownPictures(company: Company): string[] {
  const { platforms, badge = '' } = company;
  const others = ['card', 'mark', 'icon', 'wordmark', badge.replace(/\.\w+$/, '')];
  return [...Object.keys(pictureCrops(company)), ...others, ...platforms.map(({ id }) => `platforms/${id}`)];
}
