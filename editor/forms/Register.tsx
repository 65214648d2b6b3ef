import { useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { askRegister, type RegisterAnswer, type Unit } from '@/checks/register';
import { type Difference, differences, foreignAddresses, troubles } from '@/checks/register-facts';
import { hasSampleName } from '@/checks/sample';
import { setIn } from '@/model/data';
import type { Facts } from '@/model/facts';
import { capitalize, say, sentence, translate } from '../labels/messages';
import { pathTo } from '../rows/merge';
import { companyIn, factsIn, type Version } from '../rows/version';
import { change, useEditor } from '../saving/state';
import { ActionButton } from './form';

/** Asks the public register about the organisation number, and offers what it says otherwise. Nothing is replaced without a press. */
export function Register() {
  const { organizationNumber: number, country } = companyIn(useEditor().now);
  const [asked, setAsked] = useState<{ number: string; answer?: RegisterAnswer }>();
  if (country !== 'NO') return null;
  const ask = async () => {
    setAsked({ number });
    const answer = await askRegister(number);
    // The number may have changed meanwhile.
    setAsked((latest) => (latest?.number === number ? { number, answer } : latest));
  };
  const current = asked?.number === number ? asked : undefined;
  const isAsking = current !== undefined && !current.answer;
  return (
    <div className="mt-3" id="register">
      <ActionButton text="askRegister" className="" disabled={isAsking} onClick={ask} />
      <p role="status" className="mt-2 empty:hidden">
        {isAsking && say('loading')}
        {current?.answer && 'reason' in current.answer && sentence(current.answer.reason)}
      </p>
      {current?.answer && 'unit' in current.answer && <Found unit={current.answer.unit} />}
    </div>
  );
}

function Found({ unit }: { unit: Unit }) {
  const facts: Facts = factsIn(useEditor().now);
  const rows = unit.slettedato ? [] : differences(unit, facts);
  const bad = [...troubles(unit, facts)];
  // With its address, a site is built only once nothing of the sample is left.
  const all = rows.filter(({ fact }) => fact !== 'siteUrl' || !hasSampleName(facts.siteUrl ?? ''));
  const takeAll = () => change((now) => all.reduce(withFact, now), say('allFromRegister', { count: all.length }));
  return (
    <div role="status">
      {[...bad, ...foreignAddresses(unit)].map((message) => (
        <p key={message.en} className={`font-medium ${bad.includes(message) ? 'text-red' : 'text-brass-text'}`}>
          {sentence(message)}
        </p>
      ))}
      {rows.length === 0 && bad.length === 0 && <p>{say('asInRegister')}</p>}
      <ul>
        {rows.map((row) => (
          <Row key={row.fact} row={row} />
        ))}
      </ul>
      {all.length > 1 && (
        <ActionButton text="takeAll" values={{ count: all.length }} className="mt-3" onClick={takeAll} />
      )}
    </div>
  );
}

function Row({ row }: { row: Difference }) {
  const label = translate(row.label);
  const values = { register: translate(row.register), site: translate(row.site) };
  const take = () => change((now) => withFact(now, row), say('fromRegister', { name: label }));
  return (
    <li className="my-3 border-rule border-s ps-4">
      <p className="font-semibold">{label}</p>
      <p>{capitalize(say('registerAndSite', values))}</p>
      <ActionButton text="takeThis" target={label} onClick={take} />
    </li>
  );
}

const withFact = (now: Version, { fact, value }: Difference): Version => setIn(now, pathTo(COMPANY_FILE, fact), value);
