import type { Company } from '@/company/facts';
import { joined, say, type Words } from '@/company/words';
import type { Content } from './content';
import { pictureCrops } from './picture-crops';
import type { Problem } from './problem';

/** Pictures of the sample, to be replaced, or deleted where these facts do not show them. `$sample` of the facts names them without ending. */
export function samplePictures({ pictures }: Content, company: Company): Problem[] {
  const shown = shownPictures(company);
  const marked = Object.keys(pictures).filter((file) => company.$sample?.includes(withoutEnding(file)));
  return marked.map((file) => {
    const name = withoutEnding(file).split('/').slice(2).join('/');
    const isShown = shown.includes(name) || shown.includes(name.replace(/-footer$/, ''));
    return { file, key: '', message: joined([SAMPLE, isShown ? adviceFor(file, name) : NOT_SHOWN], '; ') };
  });
}

const SAMPLE = say('dette bildet er eksempelets', 'this picture is the sample’s');
const NOT_SHOWN = say('nettstedet viser det ikke; slett det', 'the site does not show it; delete it');
const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

function adviceFor(file: string, name: string): Words {
  const entry = withoutEnding(file);
  const orDelete = name.startsWith('wordmark') ? say(', eller slett det', ', or delete it') : say('', '');
  return say(
    `legg deres eget i stedet${orDelete.no}, og ta "${entry}" ut av "$sample" i content/company.json`,
    `put your own in its place${orDelete.en}, and take "${entry}" out of "$sample" in content/company.json`,
  );
}

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
