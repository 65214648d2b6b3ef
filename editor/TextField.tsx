import { type Content, catalogFile } from '@/checks/content';
import { readLength } from '@/checks/text-rules';
import { factOf } from '@/company/conditions';
import { factAt } from '@/company/fact-tree';
import { isIn, textEntries } from '@/company/marks';
import { hiddenBy } from '@/company/shown';
import { languages } from '@/messages/languages';
import { Field, Mistakes, Note, useDescribed } from './form';
import { pathTo, valueAt } from './merge';
import { aboutText, lineOf } from './names';
import { useEditor, write } from './state';
import { CATALOGS, factsIn, type Version } from './version';
import { languageName, say, told } from './words';

/** The keys of texts in some groups, in the order of the catalog. */
export const keysIn = (version: Version, groups: string[]): string[] =>
  textEntries(version[CATALOGS[0] ?? '']).flatMap(([key]) => (isIn(groups, key) ? [key] : []));

/** Some languages link to the privacy policy of another one. */
const isLeftOut = (key: string, privacy?: string) => privacy !== undefined && isIn(['privacy', 'meta.privacy'], key);

/** A text in all languages. */
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
            <Wording key={locale} file={catalogFile(locale)} textKey={textKey} lang={lang} label={label} />
          ),
        )}
      </div>
    </Field>
  );
}

interface WordingProps {
  file: string;
  textKey: string;
  lang: string;
  label: string;
}

function Wording({ file, textKey, lang, label }: WordingProps) {
  const { now } = useEditor();
  const described = useDescribed(file, textKey);
  const path = pathTo(file, textKey);
  const text = String(valueAt(now, path) ?? '');
  const { max = 0 } = lineOf(textKey) ?? {};
  const left = max - readLength(text);
  return (
    <div className="min-w-0 grow basis-48">
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
      {max > 0 && <Note>{say(left < 0 ? 'noRoom' : 'room', { left, over: -left, max })}</Note>}
      <Mistakes file={file} fieldKey={textKey} />
    </div>
  );
}
