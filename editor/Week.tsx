import { useContext } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import { FACT_TREE } from '@/company/fact-tree';
import { Act, Field, Form, factPath, idOf } from './form';
import { type Day, type DayKind, KINDS, kindOf, rowsOf, type Span, weekOf, withKind } from './hours';
import { useEditor, write } from './state';
import { companyIn } from './version';
import { lang, messageOf, say, told } from './words';

const KEY = 'openingHours';
const MONDAY = Date.UTC(2024, 0, 1);
const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
const nameOf = (index: number) => weekday.format(MONDAY + index * 86_400_000);
const isOfHours = ({ file, key }: Problem) => file === COMPANY_FILE && key.split('.')[0] === KEY;

/** The opening hours as seven rows. */
export function Week() {
  const { now } = useEditor();
  const { problems } = useContext(Form);
  const week = weekOf(companyIn(now).openingHours);
  const set = (days: Day[]) => write(factPath(KEY), rowsOf(days));
  const likeMonday = () => set(week.map((day, index) => (index < 5 ? (week[0] ?? day) : day)));
  return (
    <Field
      label={told(FACT_TREE.properties?.[KEY]?.label)}
      help={say('weekHelp')}
      files={[COMPANY_FILE]}
      fieldKey={KEY}
      isGroup
    >
      <div id={idOf(COMPANY_FILE, KEY)} tabIndex={-1}>
        {week.map((day, index) => (
          <DayRow key={nameOf(index)} name={nameOf(index)} day={day} set={(next) => set(week.with(index, next))} />
        ))}
      </div>
      <Act word="likeMonday" onClick={likeMonday} />
      <p className="font-medium text-red">{[...new Set(problems.filter(isOfHours).map(messageOf))].join(' ')}</p>
    </Field>
  );
}

function DayRow({ name, day, set }: { name: string; day: Day; set: (day: Day) => void }) {
  const change = (index: number, part: Partial<Span>) =>
    set({ ...day, spans: day.spans.map((span, at) => (at === index ? { ...span, ...part } : span)) });
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 border-rule border-b" aria-label={name}>
      <span className="w-24 capitalize">{name}</span>
      <select
        className="max-w-56"
        aria-label={name}
        value={kindOf(day)}
        onChange={({ target }) => set(withKind(day, target.value as DayKind))}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say(kind)}
          </option>
        ))}
      </select>
      {day.spans.map(({ opens, closes }, index) => (
        <span key={index === 0 ? 'morning' : 'afternoon'} className="flex items-center gap-1">
          <Time label={say('opens')} value={opens} set={(time) => change(index, { opens: time })} />–
          <Time label={say('closes')} value={closes} set={(time) => change(index, { closes: time })} />
        </span>
      ))}
    </fieldset>
  );
}

const Time = ({ label, value, set }: { label: string; value: string; set: (time: string) => void }) => (
  <input className="max-w-20" aria-label={label} value={value} onChange={({ target }) => set(target.value)} />
);
