import type { SchemaObject as Schema } from 'ajv';
import { capitalize, type Data, type Field, inWords } from './fields';

/** Longer texts get several lines to be written on. */
const ONE_LINE = 80;

/** A field for every text of a catalog, in its order, with what messages/descriptions.json says of it. */
export function catalogFields(schema: Schema, texts: Data, isTop = true): Field[] {
  const fields = Object.entries(texts).map(([name, value]): Field => {
    if (name === '$schema') return { name, label: name, widget: 'hidden', i18n: true };
    const place = schema.properties?.[name] ?? (schema.additionalProperties as Schema);
    const field = { name, ...describe(name, place.description), i18n: true };
    if (Array.isArray(value)) return { ...field, widget: 'list', required: false };
    if (typeof value !== 'object') return { ...field, ...textOptions(place, String(value)) };
    return { ...field, widget: 'object', collapsed: isTop, fields: catalogFields(place, value as Data, false) };
  });
  // Labels that are alike get the title or the key of their text.
  return fields.map((field) => {
    const isAlone = fields.filter(({ label }) => label === field.label).length === 1;
    return isAlone
      ? field
      : { ...field, label: `${field.label}: ${titleOf(texts[field.name]) ?? inWords(field.name)}` };
  });
}

/** The first words of a description are the label, the rest is the hint. */
function describe(name: string, description = inWords(name)): { label: string; hint?: string } {
  const [, label = description, rest] = /^(.+?)(?:[.;:] (.+)|\.)?$/.exec(description) ?? [];
  return { label, hint: rest && capitalize(rest) };
}

/** What a text needs to be right; the rest of the rules is tried after saving (build/checks/text-rules.ts). */
function textOptions(place: Schema, text: string): { widget: string; [option: string]: unknown } {
  const { maxLength, max = maxLength, placeholders = [], possible = [] } = place;
  const needed = placeholders.map((name: string) => {
    const inside = name.slice(1, -1);
    return name.startsWith('<') ? `(?=[^]*<${inside}>[^]*</${inside}>)` : `(?=[^]*\\{${inside}[,}])`;
  });
  // Tags are not counted. How long a text with {placeholders} becomes is known to the check after saving.
  const isCounted = max && !maxLength && ![...placeholders, ...possible].some((name) => name.startsWith('{'));
  const length = isCounted ? `^(</?[a-z]+>)*([^<>](</?[a-z]+>)*){0,${max}}$` : '[^]*';
  const messages = [
    needed.length > 0 ? `Keep ${placeholders.join(' and ')} in the text.` : '',
    isCounted ? `Write at most ${max} characters.` : '',
  ].filter(Boolean);
  return {
    widget: Math.max(max ?? 0, text.length) > ONE_LINE ? 'text' : 'string',
    maxlength: maxLength,
    pattern: messages.length > 0 ? [needed.join('') + length, messages.join(' ')] : undefined,
  };
}

/** The title of a group of texts, if it has one that can be read as it stands. */
function titleOf(texts: unknown): string | undefined {
  const { title } = (typeof texts === 'object' ? texts : {}) as Data;
  return typeof title === 'string' && !/[{<]/.test(title) ? title : undefined;
}
