import { capitalize, type Data, type Field, inWords } from './fields';

/** What is read of content/company.schema.json. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  patternErrorMessage?: string;
}
type Definitions = Record<string, Schema>;
type Options = { widget: string; fields?: Field[]; [option: string]: unknown };

/** Definitions of the schema that are asked for in a way of their own. */
const DEFINED: Record<string, object> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  time: { widget: 'datetime', type: 'time', format: 'HH:mm' },
};
const DEFINITIONS = '#/$defs/';
const TYPED: Record<string, Options> = {
  // A checkbox would write `false` where there was nothing.
  boolean: { widget: 'select', options: [true, false].map((value) => ({ label: value ? 'Yes' : 'No', value })) },
  integer: { widget: 'number', value_type: 'int' },
  number: { widget: 'number', value_type: 'float' },
};

/** A field for every fact that the schema knows: those of the file in its order, then the others. */
export function factFields(schema: Schema, facts: Data = {}, definitions = schema.$defs ?? {}): Field[] {
  const { properties = {}, required = [] } = schema;
  const names = new Set([...Object.keys(facts).filter((name) => name in properties), ...Object.keys(properties)]);
  return [...names].map((name): Field => {
    const fact = properties[name] ?? {};
    if (name === '$schema') return { name, label: name, widget: 'hidden' };
    const field = { name, label: inWords(name), hint: fact.description, required: required.includes(name) };
    return { ...field, ...options(fact, facts[name], definitions) };
  });
}

/** How a fact is asked for. `value` is what it is now, if it is there. */
function options(given: Schema, value: unknown, definitions: Definitions): Options {
  const name = given.$ref?.replace(DEFINITIONS, '') ?? '';
  const fact: Schema = { ...definitions[name], ...given };
  const {
    type = '',
    items,
    minimum: min,
    maximum: max,
    maxLength,
    pattern,
    patternErrorMessage = 'something else is expected',
  } = fact;
  if (fact.enum) return { widget: 'select', options: fact.enum.map((id) => ({ label: inWords(id), value: id })) };
  if (type === 'object' && !fact.properties) return { widget: 'keyvalue' };
  if (type === 'object') {
    return { widget: 'object', collapsed: 'auto', fields: factFields(fact, value as Data, definitions) };
  }
  if (type === 'array' && items) {
    const item = options(items, (value as unknown[] | undefined)?.[0], definitions);
    const limits = { min: fact.minItems, max: fact.maxItems };
    if (item.widget === 'select') return { ...item, ...limits, multiple: true, dropdown_threshold: 7 };
    if (!item.fields) return { widget: 'list', ...limits, pattern: item.pattern };
    const { fields } = item;
    return { widget: 'list', ...limits, fields, collapsed: 'auto', summary: `{{fields.${fields[0]?.name}}}` };
  }
  if (TYPED[type]) return { ...TYPED[type], min, max };
  return {
    widget: 'string',
    maxlength: maxLength,
    pattern: pattern ? [pattern, `${capitalize(patternErrorMessage)}.`] : undefined,
    ...DEFINED[name],
  };
}
