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

/** Puts a document into public/, and lets a link lead to it. The file to which it led is removed. A link that is gone gets none. */
export function withDocument(version: Version, link: string, name: string, id: string): Version {
  if (!companyIn(version).links.some((row) => row.id === link)) return version;
  const url = `/${addressOf(name)}`;
  const placed = { ...withoutDocument(version, link), [`public${url}`]: id };
  return setIn(placed, pathTo(COMPANY_FILE, `links.${link}.url`), url);
}

/** Removes the document of a link, unless another link leads to it too. */
export function withoutDocument(version: Version, link: string): Version {
  const { links } = companyIn(version);
  const { url = '' } = links.find(({ id }) => id === link) ?? {};
  if (!isFile(url) || links.filter((other) => other.url === url).length > 1) return version;
  const { [`public${url}`]: _, ...others } = version;
  return others;
}
