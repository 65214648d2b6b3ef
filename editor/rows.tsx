import type { ReactNode } from 'react';
import { isIn, textEntries } from '@/checks/source';
import { TEXT_GROUPS } from '@/company/texts';
import { PICTURES, type TextList } from './lists';
import { PictureField } from './PictureField';
import { slidesOf } from './pictures';
import { useEditor } from './state';
import { TextField } from './TextField';
import { companyIn, LOCALES, textsIn, type Version } from './version';

/** The keys of texts in some groups, in the order of the catalog. */
export const keysIn = (version: Version, groups: string[]): string[] =>
  textEntries(textsIn(version, LOCALES[0] ?? ''))
    .map(([key]) => key)
    .filter((key) => isIn(groups, key));

/** A service, platform or person: its facts, its picture and its texts. */
export function NamedRow({ list, index, facts }: { list: TextList; index: number; facts: ReactNode }) {
  const { now } = useEditor();
  const company = companyIn(now);
  const keys = keysIn(now, [`${TEXT_GROUPS[list]}.${company[list][index]?.id}`]);
  return (
    <>
      {facts}
      <PictureField slot={PICTURES[list](company, index)} />
      {keys.map((key) => (
        <TextField key={key} textKey={key} />
      ))}
    </>
  );
}

/** The pictures of a slide. */
export function SlideRow({ index }: { index: number }) {
  const { now } = useEditor();
  return slidesOf(companyIn(now), index).map((slot) => <PictureField key={slot.focus} slot={slot} />);
}
