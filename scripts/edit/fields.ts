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
    const { description = inWords(name), ...place } = properties[name] ?? additionalProperties;
    const [label, ...hints]: string[] = description.split(/(?<=\.) /);
    if (place.max) hints.push(`At most ${place.max} characters fit.`);
    return {
      name,
      label: `${label}`.replace(/\.$/, ''),
      // Hints are Markdown.
      hint: hints.join(' ').replaceAll('<', '\\<'),
      required: required.includes(name) || !(name in properties),
      i18n: true,
      ...widgetOf(place, Reflect.get(data, name), definitions),
    };
  });
  return fields.map((field) => {
    const isAlone = fields.filter(({ label }) => label === field.label).length === 1;
    return isAlone ? field : { ...field, label: `${field.label}: ${inWords(field.name)}` };
  });
}

function widgetOf(place: SchemaObject, value: unknown, definitions: SchemaObject): Widget {
  const schema: SchemaObject = { ...definitions?.[place.$ref?.split('/').pop()], ...place };
  const { type, properties, items = {}, placeholders = [] } = schema;
  const named = schema.enum?.map((id: string) => ({ label: inWords(id), value: id }));
  const options = type === 'boolean' ? YES_OR_NO : named;
  if (options) return { widget: 'select', dropdown_threshold: 7, options };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: schema.minimum };
  if (properties) return { widget: 'object', collapsed: true, fields: fieldsOf(schema, value as object, definitions) };
  if (type === 'object') return { widget: 'keyvalue' };
  if (type === 'array') {
    const item = widgetOf(items, (value as unknown[] | undefined)?.[0], definitions);
    const list = item.options ? { multiple: true } : { widget: 'list' };
    return { ...item, ...list, collapsed: false, min: schema.minItems, max: schema.maxItems };
  }
  // `{count}` stands in `{count, plural, …}` too.
  const needed = placeholders.map((name: string) => `(?=[^]*${name.replace('{', '\\{').replace('}', '[,}]')})`);
  return {
    widget: Math.max(schema.max ?? schema.maxLength ?? 0, String(value).length) > ONE_LINE ? 'text' : 'string',
    maxlength: schema.maxLength,
    pattern: schema.pattern
      ? [schema.pattern, schema.patternErrorMessage]
      : [`${needed.join('')}[^]*`, `Keep ${placeholders.join(' and ')} in the text.`],
  };
}

/** `newsUrl` as words: `News link`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\burl$/, 'link');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
