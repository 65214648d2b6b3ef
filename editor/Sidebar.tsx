import type { Problem } from '@/checks/problem';
import { IsRight, Note, QUIET, TrueOfUs } from './form';
import { nameInSection } from './names';
import { SECTIONS, type Section, sectionOf } from './sections';
import { useEditor } from './state';
import { CATALOGS } from './version';
import { messageOf, say, told } from './words';

interface SidebarProps {
  section: Section;
  choose: (section: Section) => void;
  go: (file: string, key: string) => void;
  className: string;
}

/** The sections in the order of the page, each with what is left to do in it. */
export function Sidebar({ section, choose, go, className }: SidebarProps) {
  const { now, found } = useEditor();
  const { left, hints } = found;
  const things = inOneLanguage(left);
  const sections = new Map([...things, ...hints].map((one) => [one, sectionOf(now, one.file, one.key)]));
  return (
    <nav
      className={`top-(--header) self-start overflow-auto px-gutter pt-5 xl:sticky xl:max-h-[calc(100dvh-var(--header))] xl:pb-6 ${className}`}
      aria-label={say('sections')}
    >
      <p className="font-semibold" role="status">
        {things.length > 0 ? say('left', { count: things.length }) : say('leftNone')}
      </p>
      <ul>
        {SECTIONS.map((one) => {
          const isOwn = (problem: Problem) => sections.get(problem) === one;
          const { length: count } = things.filter(isOwn);
          const isCurrent = one === section;
          return (
            <li key={one.name.en} className="question-line relative mt-2 pt-1" data-open={count > 0 || undefined}>
              <button
                type="button"
                className={`w-full justify-between border-transparent px-1 ${isCurrent ? 'font-bold' : 'font-medium'}`}
                aria-current={isCurrent || undefined}
                onClick={() => choose(one)}
              >
                {told(one.name)}
                {count > 0 && <span className="text-slate text-small">{say('leftHere', { count })}</span>}
              </button>
              {isCurrent && (
                <ul className="border-rule border-s ps-3 text-small">
                  {[...things, ...hints].filter(isOwn).map((thing) => (
                    <Thing key={`${thing.file} ${thing.key} ${messageOf(thing)}`} thing={thing} go={go} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A text is counted once for all languages. */
function inOneLanguage(left: Problem[]): Problem[] {
  const nameOf = ({ file, key }: Problem) => (CATALOGS.includes(file) ? key : `${file} ${key}`);
  return [...new Map(left.toReversed().map((one) => [nameOf(one), one])).values()].reverse();
}

function Thing({ thing, go }: { thing: Problem; go: SidebarProps['go'] }) {
  const { now } = useEditor();
  const { file, key, answer } = thing;
  const name = nameInSection(now, file, key);
  const isText = CATALOGS.includes(file);
  return (
    <li className="flex flex-col items-start pb-3">
      <button type="button" className={QUIET} title={messageOf(thing)} onClick={() => go(file, key)}>
        {name}
      </button>
      {answer?.list === '$sample' ? (
        // Facts and pictures are confirmed by their entry, texts each alone.
        <TrueOfUs files={isText ? CATALOGS : [answer.file]} keys={[isText ? key : answer.entry]} label={name} />
      ) : (
        <Note>{messageOf(thing)}</Note>
      )}
      <IsRight problem={thing} />
    </li>
  );
}
