import type { Company } from '@/company/facts';
import type { Words } from '@/company/words';
import { COMPANY_FILE, type Content } from './content';
import * as M from './messages';
import { pictureCrops } from './picture-crops';
import type { Answer, Problem } from './problem';

/** Pictures of the sample, to be replaced, or deleted where these facts do not show them. `$sample` of the facts names them without ending. */
export function samplePictures({ pictures }: Content, company: Company): Problem[] {
  const shown = shownPictures(company);
  return Object.keys(pictures).flatMap((file) => {
    const entry = file.replace(/\.\w+$/, '');
    if (!company.$sample?.includes(entry)) return [];
    const name = entry.split('/').slice(2).join('/');
    const isShown = shown.includes(name) || shown.includes(name.replace(/-footer$/, ''));
    const answer: Answer = { file: COMPANY_FILE, list: '$sample', entry };
    return [{ file, key: '', message: sampleMessage(name, isShown), answer: isShown ? answer : undefined }];
  });
}

function sampleMessage(name: string, isShown: boolean): Words {
  if (!isShown) return M.SAMPLE_NOT_SHOWN;
  return name.startsWith('wordmark') ? M.SAMPLE_LOGO : M.SAMPLE_PICTURE;
}

/** A new service begins with a copy of another one's picture. */
export function repeatedPictures({ pictures }: Content): Problem[] {
  const masters = Object.entries(pictures).filter(([file]) => file.startsWith('content/images/'));
  return masters.flatMap(([file, id], index) => {
    const other = masters.slice(0, index).find(([, one]) => one === id)?.[0];
    return other ? [{ file, key: '', message: M.samePicture(other) }] : [];
  });
}

function shownPictures(company: Company): string[] {
  const { platforms, badge = '' } = company;
  const others = ['card', 'mark', 'icon', 'wordmark', badge.replace(/\.\w+$/, '')];
  return [...Object.keys(pictureCrops(company)), ...others, ...platforms.map(({ id }) => `platforms/${id}`)];
}
