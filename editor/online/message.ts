import { TEXT_GROUPS } from '@/company/texts';
import { COMPANY_FILE } from '@/export/checks/content';
import { isIn } from '@/export/checks/source';
import type { ChangeIn } from './files';
import type { ListChange } from './lists';
import type { Change } from './merge';

const NAMED = 3;
const ONE = { services: 'service', platforms: 'platform', people: 'person' };

/** `Change phone; hero text; add service tax`: names of facts, chapters of texts, pictures, and what came into lists and went. */
export function messageOf(changes: ChangeIn[], pictures: string[], lists: ListChange[]): string {
  const isOfList = ({ key }: Change) =>
    lists.some(({ list, from = '', to = '' }) => {
      const groups = [from, to].map((id) => `${TEXT_GROUPS[list]}.${id}`);
      return isIn([list, ...groups, 'focus', '$sample', '$confirmed', '$same'], key);
    });
  const own = changes.filter((change) => !isOfList(change)).map(nameOf);
  const ids = lists.flatMap(({ to }) => to ?? []);
  const ofPictures = pictures.map((path) => path.replace(/^.*\/|\.\w+$/g, '')).filter((name) => !ids.includes(name));
  const names = [...new Set([...ofPictures.map((name) => `picture ${name}`), ...own])];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const changed = names.length > 0 ? [`change ${names.slice(0, NAMED).join('; ')}${more}`] : [];
  const sentence = [...changed, ...lists.map(listPart)].join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function nameOf({ file, key }: ChangeIn): string {
  if (file === COMPANY_FILE && key.startsWith('focus')) return 'focal point';
  const [first = ''] = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split('.');
  return file === COMPANY_FILE ? first : `${first} text`;
}

function listPart({ list, from, to }: ListChange): string {
  if (from && to) return `rename ${ONE[list]} ${from} to ${to}`;
  return to ? `add ${ONE[list]} ${to}` : `remove ${ONE[list]} ${from}`;
}
