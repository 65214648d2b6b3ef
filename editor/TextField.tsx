import { type Content, catalogFile } from '@/checks/content';
import { readLength } from '@/checks/text-rules';
import { factOf } from '@/company/conditions';
import { factAt } from '@/company/fact-tree';
import { hiddenBy } from '@/company/shown';
import { languages } from '@/messages/languages';
import { Field, Note, useDescribed } from './form';
import { valueAt } from './merge';
import { aboutText, lineOf } from './names';
import { useEditor, write } from './state';
import { factsIn, LOCALES } from './version';
import { languageName, say, told } from './words';

export const CATALOGS = LOCALES.map(catalogFile);
/** Languages without a privacy policy of their own lead to that of another one. */
const isLeftOut = (key: string, privacy?: string) => privacy !== undefined && /^(meta\.)?privacy/.test(key);

/** A text in all languages, side by side. */
export function TextField({ textKey }: { textKey: string }) {
  const { now } = useEditor();
  const { label, help } = aboutText(textKey);
  const hidden = hiddenBy(textKey, factsIn(now));
  const why = hidden && say('hiddenBy', { fact: told(factAt(factOf(hidden))?.label) });
  return (
    <Field label={label} help={why ?? help} files={CATALOGS} fieldKey={textKey} isGroup>
      <div className={`mt-2 flex flex-wrap gap-x-6 gap-y-3 ${why ? 'text-slate' : ''}`}>
        {Object.entries(languages as Content['languages']).map(([locale, { lang, privacy }]) =>
          isLeftOut(textKey, privacy) ? null : (
            <Wording key={locale} locale={locale} textKey={textKey} lang={lang} label={label} />
          ),
        )}
      </div>
    </Field>
  );
}

interface WordingProps {
  locale: string;
  textKey: string;
  lang: string;
  label: string;
}

function Wording({ locale, textKey, lang, label }: WordingProps) {
  const { now } = useEditor();
  const path = [catalogFile(locale), ...textKey.split('.')];
  const text = String(valueAt(now, path) ?? '');
  const { described, mistakes } = useDescribed(catalogFile(locale), textKey);
  const { max } = lineOf(textKey) ?? {};
  const left = max === undefined ? undefined : max - readLength(text);
  return (
    <div className="min-w-0 grow basis-64">
      <label htmlFor={described.id} className="text-slate text-small">
        <span className="sr-only">{label}, </span>
        {languageName(lang)}
      </label>
      <textarea
        {...described}
        className="block"
        lang={lang}
        rows={Math.ceil(text.length / 40) || 1}
        value={text}
        onChange={({ target }) => write(path, target.value)}
      />
      {left !== undefined && <Note>{say(left < 0 ? 'noRoom' : 'room', { left, over: -left, max: max ?? 0 })}</Note>}
      {mistakes}
    </div>
  );
}
