import { useContext, useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import { Form, IsRight, Note, QUIET, TrueOfUs } from './form';
import { nameOfPlace } from './names';
import { isSample } from './sample';
import { SECTIONS, type Section, sectionOf } from './sections';
import { useEditor } from './state';
import { CATALOGS } from './TextField';
import { isPicture } from './version';
import { answerTo, messageOf, say, told } from './words';

interface SidebarProps {
  section: Section;
  choose: (section: Section) => void;
  go: (file: string, key: string) => void;
}

/** The sections in the order of the page, each with what is left to do in it. */
export function Sidebar({ section, choose, go }: SidebarProps) {
  const { now } = useEditor();
  const [isUnfolded, setUnfolded] = useState(false);
  const { left, hints } = useContext(Form);
  const things = inOneLanguage(left);
  const sections = new Map([...things, ...hints].map((one) => [one, sectionOf(now, one.file, one.key)]));
  const ofSection = (all: Problem[], one: Section) => all.filter((problem) => sections.get(problem) === one);
  const open = (one: Section) => {
    setUnfolded(false);
    choose(one);
  };
  return (
    <nav
      className="top-14 self-start overflow-auto px-gutter pt-5 xl:sticky xl:max-h-dvh xl:pb-20"
      aria-label={say('sections')}
    >
      <p className="font-semibold" role="status">
        {things.length > 0 ? say('left', { count: things.length }) : say('leftNone')}
      </p>
      <button
        type="button"
        className="mt-2 w-full lg:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {told(section.name)} ▾
      </button>
      <ul className={isUnfolded ? '' : 'max-lg:hidden'}>
        {SECTIONS.map((one) => (
          <Entry
            key={one.id}
            section={one}
            things={ofSection(things, one)}
            hints={ofSection(hints, one)}
            isCurrent={one === section}
            open={() => open(one)}
            go={go}
          />
        ))}
      </ul>
    </nav>
  );
}

/** A text that is left in several languages is one thing. */
function inOneLanguage(left: Problem[]): Problem[] {
  const nameOf = ({ file, key }: Problem) => (CATALOGS.includes(file) ? key : `${file} ${key}`);
  return [...new Map(left.toReversed().map((one) => [nameOf(one), one])).values()].reverse();
}

interface EntryProps extends Pick<SidebarProps, 'section' | 'go'> {
  things: Problem[];
  hints: Problem[];
  isCurrent: boolean;
  open: () => void;
}

function Entry({ section, things, hints, isCurrent, open, go }: EntryProps) {
  return (
    <li className="question-line relative mt-2 pt-1" data-open={things.length > 0 || undefined}>
      <button
        type="button"
        className={`w-full justify-between border-transparent px-1 ${isCurrent ? 'font-bold' : 'font-medium'}`}
        aria-current={isCurrent || undefined}
        onClick={open}
      >
        {told(section.name)}
        {things.length > 0 && (
          <span className="text-slate text-small">{say('leftHere', { count: things.length })}</span>
        )}
      </button>
      {isCurrent && (
        <ul className="border-rule border-s ps-3 text-small">
          {[...things, ...hints].map((one) => (
            <Thing key={`${one.file} ${one.key} ${messageOf(one)}`} thing={one} go={go} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Pictures are confirmed by their path without ending, among the facts. */
const placeOf = ({ file, key }: Problem): [file: string, key: string] =>
  isPicture(file) ? [COMPANY_FILE, file.replace(/\.\w+$/, '')] : [file, key];

function Thing({ thing, go }: { thing: Problem; go: SidebarProps['go'] }) {
  const { now } = useEditor();
  const [file, key] = placeOf(thing);
  const files = CATALOGS.includes(file) ? CATALOGS : [file];
  const name = nameOfPlace(now, thing.file, thing.key);
  return (
    <li className="pb-2">
      <button type="button" className={QUIET} title={messageOf(thing)} onClick={() => go(thing.file, thing.key)}>
        {name}
      </button>
      {files.some((one) => isSample(now, one, key)) && <TrueOfUs files={files} keys={[key]} label={name} />}
      {answerTo(thing)?.list !== '$sample' && <Note>{messageOf(thing)}</Note>}
      <IsRight problem={thing} />
    </li>
  );
}
