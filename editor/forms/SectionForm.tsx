import { FACT_TREE } from '@/model/fact-tree';
import { say } from '../labels/messages';
import { aboutText } from '../labels/names';
import { factsOf, type SectionId, sectionName, sectionOf, textsOf } from '../labels/sections';
import { formerName, isSample, renamed } from '../rows/sample';
import { CATALOGS, companyIn, textsIn, type Version } from '../rows/version';
import { change, useDerived, useEditor } from '../saving/state';
import { FactField } from './FactField';
import { ActionButton, ConfirmButton } from './form';
import { PictureFields } from './PictureField';
import { Register } from './Register';
import { TextField } from './TextField';
import { Holidays, Week } from './Week';

/** The fields of a section: facts, pictures that belong to no fact, texts. */
export function SectionForm({ section, className }: { section: SectionId; className: string }) {
  const label = sectionName(section);
  const open = useDerived(({ now }) => unconfirmedIn(now, section));
  return (
    <main className={`px-gutter pt-5 pb-16 ${className}`} aria-labelledby="section">
      <h2 id="section" className="text-title outline-none">
        {label}
      </h2>
      {open.length > 1 && <ConfirmButton files={CATALOGS} keys={open} label={label} text="allTrueOfUs" />}
      {section === 'company' && <Renaming />}
      {factsOf(section).map((name) => (
        <Fact key={name} name={name} />
      ))}
      {section === 'pictures' && <PictureFields />}
      {[...groupsOf(section)].map(([name, keys]) => (
        <section key={name} aria-label={name}>
          <h3 className="mt-10 font-semibold">{name}</h3>
          {keys.map((key) => (
            <TextField key={key} textKey={key} />
          ))}
        </section>
      ))}
    </main>
  );
}

function Renaming() {
  const { base, now } = useEditor();
  const found = formerName(base, now);
  if (!found) return null;
  const values = { now: companyIn(now).brand, old: found.former, count: found.count };
  const rename = () => change((all) => renamed(all, found.former), say('named', values));
  return <ActionButton text="nameFor" values={values} className="mt-6" onClick={rename} />;
}

function Fact({ name }: { name: string }) {
  if (name === 'focus') return null; // each point is with its picture
  if (name === 'openingHours') return <Week />;
  const { properties = {}, required } = FACT_TREE;
  return (
    <>
      <FactField fieldKey={name} node={properties[name] ?? {}} isOptional={!required?.includes(name)} />
      {name === 'organizationNumber' && <Register />}
      {name === 'closedDates' && <Holidays />}
    </>
  );
}

/** The texts of a section that nobody has confirmed, also those of rows. */
function unconfirmedIn(version: Version, section: SectionId): string[] {
  const texts = textsIn(version).filter(({ file, key }) => sectionOf(version, file, key) === section);
  const open = texts.filter(({ file, key }) => isSample(version, file, key));
  return [...new Set(open.map(({ key }) => key))];
}

function groupsOf(section: SectionId): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of textsOf(section)) {
    const [chapter = '', second, ...rest] = key.split('.');
    const name = aboutText(rest.length > 0 ? `${chapter}.${second}` : chapter).label;
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  return groups;
}
