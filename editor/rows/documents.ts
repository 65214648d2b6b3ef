import { COMPANY_FILE } from '@/checks/content';
import { setIn } from '@/model/data';
import { isFile } from '@/model/formats';
import { pathTo } from './merge';
import { companyIn, type Version } from './version';

const FALLBACK = 'fil-1'; // for a name without Latin letters
/** Windows has no file of such a name, whatever its ending: a copy of the repository could not be made there. */
export const NO_WINDOWS_NAME = /^(con|prn|aux|nul|(com|lpt)\d)(?=\.|$)/;
const NUMBER = /(?:-(\d{1,2}))?(?=\.\w+$)/;

/** Returns the name of a document as it stands in its address: without spaces and letters such as å, with a number if it is taken. */
export function addressOf(name: string, taken: string[] = []): string {
  const [ending = ''] = /\.\w+$/.exec(name.toLowerCase()) ?? [];
  const words = withoutAccents(name.slice(0, name.length - ending.length)).match(/[a-z0-9.]*[a-z0-9]/g) ?? [];
  const others = taken.map(plain);
  let address = (words.join('-').replace(/^\.+/, '') || FALLBACK) + ending;
  address = address.replace(NO_WINDOWS_NAME, 'fil-$&');
  while (others.includes(address)) address = address.replace(NUMBER, (_, number = '1') => `-${Number(number) + 1}`);
  return address;
}

/** Some file systems do not distinguish capital letters, or composed from decomposed ones. */
const plain = (name: string) => name.normalize('NFC').toLowerCase();

/** Returns a text in small letters without accents: `Årsoppgjør` is `arsoppgjor`. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');

/** Puts a document into public/, and lets a link lead to it. The file to which it led is removed. A link that is gone gets none. */
export function withDocument(version: Version, link: string, name: string, id: string): Version {
  if (!companyIn(version).links.some((row) => row.id === link)) return version;
  const others = withoutDocument(version, link);
  const taken = Object.keys(others).map((path) => path.replace('public/', ''));
  const url = `/${addressOf(name, taken)}`;
  return setIn({ ...others, [`public${url}`]: id }, pathTo(COMPANY_FILE, `links.${link}.url`), url);
}

/** Removes the document of a link, unless another link leads to it too. */
export function withoutDocument(version: Version, link: string): Version {
  const { links } = companyIn(version);
  const { url = '' } = links.find(({ id }) => id === link) ?? {};
  if (!isFile(url) || links.filter((other) => other.url === url).length > 1) return version;
  const { [`public${url}`]: _, ...others } = version;
  return others;
}
