import type { SchemaObject } from 'ajv';

type Widget = { widget: string; fields?: Field[]; options?: object[]; [option: string]: unknown };
/** A field of a form, as Sveltia CMS wants it (https://sveltiacms.app/en/docs/fields). */
export type Field = Widget & { name: string; label: string };

const ONE_LINE = 80; // longer texts get several lines to be written on
/** A checkbox would write `false` where there was nothing. */
const YES_OR_NO = [true, false].map((value) => ({ label: value ? 'Yes' : 'No', value }));

/** The fields for what is in a file, in its order, so that a save moves nothing; then for what else its JSON Schema knows. */
export function fieldsOf(schema: SchemaObject, data: object = {}, definitions: SchemaObject = schema.$defs): Field[] {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const names = Object.keys({ ...data, ...properties }).filter((name) => !name.startsWith('$'));
  const fields = names.map((name): Field => {
    const { description, ...place } = properties[name] ?? additionalProperties;
    return {
      name,
      label: labelOf(name, description),
      hint: hintOf(description, place.max),
      required: required.includes(name) || !(name in properties),
      i18n: true,
      ...widgetOf(place, Reflect.get(data, name), definitions),
    };
  });
  return fields.map((field) => ({ ...field, label: uniqueLabel(field, fields) }));
}

/** The first sentence of a description, without its full stop; else the name as words. */
function labelOf(name: string, description = inWords(name)): string {
  const [first = ''] = sentencesOf(description);
  return first.replace(/\.$/, '');
}

/** What follows the first sentence, as Markdown. */
function hintOf(description = '', max?: number): string {
  const hints = sentencesOf(description).slice(1);
  if (max) hints.push(`At most ${max} characters fit.`);
  return hints.join(' ').replaceAll('<', '\\<');
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /);

function uniqueLabel({ name, label }: Field, fields: Field[]): string {
  const isAlone = fields.filter((field) => field.label === label).length === 1;
  return isAlone ? label : `${label}: ${inWords(name)}`;
}

type Place = { schema: SchemaObject; value: unknown; definitions: SchemaObject };

function widgetOf(place: SchemaObject, value: unknown, definitions: SchemaObject): Widget {
  const schema: SchemaObject = { ...definitions?.[place.$ref?.split('/').pop()], ...place };
  return WIDGETS[kindOf(schema)]({ schema, value, definitions });
}

function kindOf({ type, enum: options, properties }: SchemaObject): keyof typeof WIDGETS {
  if (options) return 'choice';
  if (type === 'object') return properties ? 'group' : 'names';
  return type === 'boolean' || type === 'integer' || type === 'array' ? type : 'text';
}

const WIDGETS = {
  choice: ({ schema }: Place): Widget => selectOf(schema.enum.map((id: string) => ({ label: inWords(id), value: id }))),
  boolean: (): Widget => selectOf(YES_OR_NO),
  integer: ({ schema }: Place): Widget => ({ widget: 'number', value_type: 'int', min: schema.minimum }),
  group: ({ schema, value, definitions }: Place): Widget => {
    return { widget: 'object', collapsed: true, fields: fieldsOf(schema, value as object, definitions) };
  },
  names: (): Widget => ({ widget: 'keyvalue' }),
  array: ({ schema, value, definitions }: Place): Widget => {
    const [first] = (value as unknown[] | undefined) ?? [];
    const item = widgetOf(schema.items ?? {}, first, definitions);
    const list = item.options ? { multiple: true } : { widget: 'list' };
    return { ...item, ...list, ...(item.fields && { collapsed: false }), min: schema.minItems, max: schema.maxItems };
  },
  text: ({ schema, value }: Place): Widget => {
    const length = Math.max(schema.max ?? schema.maxLength ?? 0, String(value).length);
    return { widget: length > ONE_LINE ? 'text' : 'string', maxlength: schema.maxLength, pattern: patternOf(schema) };
  },
};

const selectOf = (options: object[]): Widget => ({ widget: 'select', dropdown_threshold: 7, options });

/** A regular expression for a text and what to say where it does not match: the schema's own, else one that finds each placeholder. */
function patternOf({
  pattern,
  patternErrorMessage,
  placeholders = [],
}: SchemaObject): [pattern: string, message: string] {
  if (pattern) return [pattern, patternErrorMessage];
  const needed = placeholders.map((name: string) => {
    // `{count}` stands in `{count, plural, …}` too.
    const written = name.replace('{', '\\{').replace('}', '[,}]');
    return `(?=[^]*${written})`;
  });
  return [`${needed.join('')}[^]*`, `Keep ${placeholders.join(' and ')} in the text.`];
}

/** `newsUrl` as words: `News link`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\burl$/, 'link');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
