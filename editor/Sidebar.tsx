import clsx from 'clsx';
import type { Problem } from '@/checks/problem';
import { AnswerButton, ConfirmButton, LINK_BUTTON, Note } from './forms/form';
import { messageOf, say, sentenceOf } from './labels/messages';
import { nameInSection } from './labels/names';
import { FORM_SECTIONS, type SectionId, sectionName, sectionOf } from './labels/sections';
import { CATALOGS } from './rows/version';
import { state, useDerived } from './saving/state';

interface SidebarProps {
  current: SectionId;
  openSection: (section: SectionId) => void;
  openField: (file: string, key: string) => void;
  className: string;
}

export function Sidebar({ current, openSection, openField, className }: SidebarProps) {
  const found = useDerived(({ found }) => found);
  const left = oncePerText(found.left);
  const { now } = state.get();
  return (
    <nav
      className={clsx(
        'top-(--header) self-start overflow-auto px-gutter pt-5',
        'xl:sticky xl:max-h-[calc(100dvh-var(--header))] xl:pb-6',
        className,
      )}
      aria-label={say('sections')}
    >
      <p className="font-semibold" role="status">
        {left.length > 0 ? say('left', { count: left.length }) : say('leftNone')}
      </p>
      <ul>
        {FORM_SECTIONS.map((section) => {
          const isHere = ({ file, key }: Problem) => sectionOf(now, file, key) === section;
          const [leftHere, hints] = [left.filter(isHere), found.hints.filter(isHere)];
          const count = leftHere.length;
          const isCurrent = section === current;
          return (
            <li key={section} className="question-line relative mt-2 pt-1" data-open={count > 0 || undefined}>
              <button
                type="button"
                className={`w-full justify-between border-transparent px-1 ${isCurrent ? 'font-bold' : 'font-medium'}`}
                aria-current={isCurrent || undefined}
                onClick={() => openSection(section)}
              >
                {sectionName(section)}
                {count > 0 && <span className="text-slate text-small">{say('leftHere', { count })}</span>}
              </button>
              {isCurrent && (
                <ul className="border-rule border-s ps-3 text-small">
                  {[...leftHere, ...hints].map((problem) => (
                    <Item
                      key={`${problem.file} ${problem.key} ${messageOf(problem)}`}
                      problem={problem}
                      openField={openField}
                    />
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

function oncePerText(problems: Problem[]): Problem[] {
  const nameOf = ({ file, key }: Problem) => (CATALOGS.includes(file) ? key : `${file} ${key}`);
  return [...new Map(problems.toReversed().map((problem) => [nameOf(problem), problem])).values()].reverse();
}

function Item({ problem, openField }: { problem: Problem; openField: SidebarProps['openField'] }) {
  const { file, key, answer } = problem;
  const name = useDerived(({ now }) => nameInSection(now, file, key));
  const isText = CATALOGS.includes(file);
  return (
    <li className="flex flex-col items-start pb-3">
      <button type="button" className={LINK_BUTTON} title={messageOf(problem)} onClick={() => openField(file, key)}>
        {name}
      </button>
      {answer?.list === '$sample' ? (
        // Facts and pictures are confirmed by their entry, texts each alone.
        <ConfirmButton files={isText ? CATALOGS : [answer.file]} keys={[isText ? key : answer.entry]} label={name} />
      ) : (
        <Note>{sentenceOf(problem)}</Note>
      )}
      <AnswerButton problem={problem} />
    </li>
  );
}
