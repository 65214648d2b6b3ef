import { COMPANY_FILE } from '@/checks/content';
import { setIn } from '@/model/data';
import { documentType, isFile } from '@/model/formats';
import { pathTo } from './merge';
import { companyIn, type Version } from './version';

export const isDocument = (path: string) => path.startsWith('public/') && documentType(path) !== undefined;

/** Returns the name of a file as it stands in its address: without spaces and letters such as å. */
export const addressOf = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+/, '');

/** Returns a text in small letters without accents: `Årsoppgjør` is `arsoppgjor`. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');

/** Puts a document into public/, and lets a link lead to it. The file to which it led is removed. */
export function withDocument(version: Version, index: number, name: string, id: string): Version {
  const url = `/${addressOf(name)}`;
  const placed = { ...withoutDocument(version, index), [`public${url}`]: id };
  return setIn(placed, pathTo(COMPANY_FILE, `links.${index}.url`), url);
}

/** Removes the document of a link, unless another link leads to it too. */
export function withoutDocument(version: Version, index: number): Version {
  const { links } = companyIn(version);
  const url = links[index]?.url ?? '';
  if (!isFile(url) || links.filter((link) => link.url === url).length > 1) return version;
  const { [`public${url}`]: _, ...others } = version;
  return others;
}
