import { Fragment, memo } from 'react';
import { catalogFile } from '@/checks/content';
import { hiddenIn } from '@/checks/reading';
import { readLength } from '@/checks/text-rules';
import { LOCALES, languageAttributes } from '@/i18n/locales';
import { catalogNodeAt } from '@/model/catalog-tree';
import { factOf } from '@/model/conditions';
import { getIn, remembered, rememberedText } from '@/model/data';
import { factAt } from '@/model/fact-tree';
import type { Facts } from '@/model/facts';
import { isIn } from '@/model/review';
import { hiddenBy } from '@/model/shown';
import { languageName, say, translate } from '../labels/messages';
import { aboutText, textLine } from '../labels/names';
import { addText, ownTexts, removeText, swapTexts } from '../rows/lists';
import { pathTo } from '../rows/merge';
import { CATALOGS, factsIn } from '../rows/version';
import { change, useDerived, write } from '../saving/state';
import { ActionButton, Field, FieldProblems, Note, RowButtons, useControlProps } from './form';

/** The texts of a row. */
export function RowTextFields({ group }: { group: string }) {
  return Object.entries(catalogNodeAt(group).properties ?? {}).map(([name, { type }]) => {
    const key = `${group}.${name}`;
    return type === 'string' ? <TextField key={key} textKey={key} /> : <TextList key={key} group={key} />;
  });
}

/** Texts of which the owner chooses how many there are: the points of a service. */
function TextList({ group }: { group: string }) {
  const keys = useDerived(({ now }) => ownTexts(now, group));
  const { label } = aboutText(`${group}.*`);
  return (
    <div className="mt-4 border-rule border-s ps-4">
      <p className="font-semibold">{aboutText(group).label}</p>
      {keys.map((key, index) => (
        <Fragment key={key}>
          <TextField textKey={key} />
          <RowButtons
            label={`${label} ${index + 1}`}
            index={index}
            last={keys.length - 1}
            move={(all, to) => swapTexts(all, key, keys[to] ?? key)}
            remove={(all) => removeText(all, key)}
          />
        </Fragment>
      ))}
      <ActionButton
        text="add"
        target={label}
        className="mt-4"
        onClick={() => change((all) => addText(all, group), say('added', { name: label }))}
      />
    </div>
  );
}

/** Why texts are not shown, as long as the facts are the same. */
const reasonsIn = remembered((facts: Facts) => rememberedText((key) => hiddenBy(key, facts)));

export const TextField = memo(function TextField({ textKey }: { textKey: string }) {
  const { label, help, hidden } = useDerived(({ now }) => {
    return { ...aboutText(textKey, now), hidden: reasonsIn(factsIn(now))(textKey) };
  });
  const why = hidden && say('hiddenBy', { fact: translate(factAt(factOf(hidden))?.label) });
  return (
    <Field label={label} help={why ?? help} files={CATALOGS} fieldKey={textKey} isGroup>
      <div className={`mt-2 flex flex-wrap gap-x-6 gap-y-3 ${why ? 'text-slate' : ''}`}>
        {Object.entries(LOCALES)
          .filter(([_, { privacy }]) => !isIn(hiddenIn(privacy), textKey))
          .map(([locale, { lang }]) => (
            <TextInput key={locale} file={catalogFile(locale)} textKey={textKey} lang={lang} label={label} />
          ))}
      </div>
    </Field>
  );
});

interface TextInputProps {
  file: string;
  textKey: string;
  lang: string;
  label: string;
}

function TextInput({ file, textKey, lang, label }: TextInputProps) {
  const described = useControlProps(file, textKey);
  const path = pathTo(file, textKey);
  const text = useDerived(({ now }) => String(getIn(now, path) ?? ''));
  const { max = 0, required = true } = textLine(textKey) ?? {};
  const left = max - readLength(text);
  // A text that may be missing is removed once its field is empty.
  const empty = required ? '' : undefined;
  return (
    <div className="min-w-0 grow basis-48">
      <label htmlFor={described.id} className="text-slate text-small">
        <span className="sr-only">{label}, </span>
        {languageName(lang)}
      </label>
      <textarea
        {...described}
        className="block"
        {...languageAttributes(lang)}
        rows={Math.ceil(text.length / 40) || 1}
        value={text}
        onChange={({ target }) => write(path, target.value || empty)}
      />
      {max > 0 && <Note>{say(left < 0 ? 'noRoom' : 'room', { left, over: -left, max })}</Note>}
      <FieldProblems file={file} fieldKey={textKey} />
    </div>
  );
}
