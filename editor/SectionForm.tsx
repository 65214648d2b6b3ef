import { isIn } from '@/checks/source';
import { FACT_TREE } from '@/company/fact-tree';
import { TEXT_LISTS } from '@/company/shown';
import { TEXT_GROUPS } from '@/company/texts';
import { ClosedDays } from './ClosedDays';
import { FactField } from './FactField';
import { TrueOfUs } from './form';
import { aboutText } from './names';
import { PictureField } from './PictureField';
import { badgeOf, slidesOf, slotsOf } from './pictures';
import { formerName, renamed } from './renaming';
import { keysIn } from './rows';
import { isSample } from './sample';
import { factsOf, type Section } from './sections';
import { changeMuch, useEditor } from './state';
import { CATALOGS, TextField } from './TextField';
import { companyIn, type Version } from './version';
import { Week } from './Week';
import { say, told } from './words';

/** The fields of a section: its facts with their rows, pictures that belong to no row, and texts. */
export function SectionForm({ section, isAside }: { section: Section; isAside: boolean }) {
  const { now } = useEditor();
  const label = told(section.name);
  const open = keysIn(now, section.texts).filter((key) => CATALOGS.some((file) => isSample(now, file, key)));
  return (
    <main
      className={`px-gutter pt-5 pb-16 ${isAside ? 'max-xl:hidden' : ''}`}
      id="section"
      tabIndex={-1}
      aria-labelledby="section-name"
    >
      <h2 id="section-name" className="text-title">
        {label}
      </h2>
      {open.length > 1 && <TrueOfUs files={CATALOGS} keys={open} label={label} word="allTrueOfUs" />}
      {section.id === 'company' && <Renaming />}
      {factsOf(section).map((name) => (
        <Fact key={name} name={name} />
      ))}
      {picturesOf(now, section).map((slot) => (
        <PictureField key={slot.path} slot={slot} />
      ))}
      {groupsOf(now, section).map(([name, keys]) => (
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

/** Offers the new name for texts that have the former one. */
function Renaming() {
  const { base, now } = useEditor();
  const found = formerName(base, now);
  const { brand } = companyIn(now);
  if (!found) return null;
  const values = { now: brand, old: found.former, count: found.count };
  return (
    <button
      type="button"
      className="mt-6"
      onClick={() => changeMuch((all) => renamed(all, found.former), say('named', values))}
    >
      {say('nameFor', values)}
    </button>
  );
}

function Fact({ name }: { name: string }) {
  const node = FACT_TREE.properties?.[name] ?? {};
  const { badge = 'badge.svg' } = companyIn(useEditor().now);
  if (name === 'badge') return <PictureField slot={badgeOf(badge)} />;
  if (name === 'openingHours') return <Week />;
  if (name === 'closedDates') return <ClosedDays />;
  return <FactField fieldKey={name} node={node} isOptional={!FACT_TREE.required?.includes(name)} />;
}

/** Pictures of rows stand with their rows, and the badge with its fact. */
function picturesOf(version: Version, { id }: Section) {
  const company = companyIn(version);
  const slides = company.slides.flatMap((_, index) => slidesOf(company, index).map(({ path }) => path));
  const isOfRow = { about: /badge|Portrait$/, services: /./ }[id];
  return slotsOf(version).filter(
    ({ section, path }) => section === id && !slides.includes(path) && !isOfRow?.test(path),
  );
}

/** The texts of a section by their groups, in the order of the catalog; those of rows stand with their rows. */
function groupsOf(version: Version, { texts }: Section): [name: string, keys: string[]][] {
  const company = companyIn(version);
  const ofRows = TEXT_LISTS.flatMap((list) => company[list].map(({ id }) => `${TEXT_GROUPS[list]}.${id}`));
  const groups = new Map<string, string[]>();
  for (const key of keysIn(version, texts).filter((one) => !isIn(ofRows, one))) {
    const [chapter = '', second, ...rest] = key.split('.');
    const name = aboutText(rest.length > 0 ? `${chapter}.${second}` : chapter).label;
    groups.set(name, [...(groups.get(name) ?? []), key]);
  }
  return [...groups];
}
