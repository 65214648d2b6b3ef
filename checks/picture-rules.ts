import type { Company } from '@/company/facts';
import { joined, say } from '@/company/words';
import { COMPANY_FILE, type Content } from './content';
import { pictureCrops } from './picture-crops';
import type { Problem } from './problem';

/** Pictures of the sample, to be replaced, or deleted where these facts do not show them. `$sample` of the facts names them without ending. */
export function samplePictures({ pictures }: Content, company: Company): Problem[] {
  const shown = shownPictures(company);
  const marked = Object.keys(pictures).filter((file) => company.$sample?.includes(withoutEnding(file)));
  return marked.map((file) => {
    const name = withoutEnding(file).split('/').slice(2).join('/');
    const isShown = shown.includes(name) || shown.includes(name.replace(/-footer$/, ''));
    if (!isShown) return { file, key: '', message: joined([SAMPLE, NOT_SHOWN], '; ') };
    const advice = name.startsWith('wordmark') ? REPLACE_OR_DELETE : REPLACE;
    const answer = { file: COMPANY_FILE, list: '$sample', entry: withoutEnding(file) } as const;
    return { file, key: '', message: joined([SAMPLE, advice], '; '), answer };
  });
}

const SAMPLE = say('dette bildet er eksempelets', 'this picture is the sample’s');
const NOT_SHOWN = say('nettstedet viser det ikke; slett det', 'the site does not show it; delete it');
const REPLACE = say('legg deres eget i stedet', 'put your own in its place');
const REPLACE_OR_DELETE = say('legg deres eget i stedet, eller slett det', 'put your own in its place, or delete it');
const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

/** A new service begins with a copy of another one's picture. */
export function repeatedPictures({ pictures }: Content): Problem[] {
  const masters = Object.entries(pictures).filter(([file]) => file.startsWith('content/images/'));
  return masters.flatMap(([file, id], index) => {
    const other = masters.slice(0, index).find(([, one]) => one === id)?.[0];
    if (!other) return [];
    const message = say(
      `dette bildet er det samme som ${other}; legg et annet i stedet`,
      `this picture is the same as ${other}; put another one in its place`,
    );
    return [{ file, key: '', message }];
  });
}

/** Names of pictures without ending. */
function shownPictures(company: Company): string[] {
  const { platforms, badge = '' } = company;
  const others = ['card', 'mark', 'icon', 'wordmark', badge.replace(/\.\w+$/, '')];
  return [...Object.keys(pictureCrops(company)), ...others, ...platforms.map(({ id }) => `platforms/${id}`)];
}
