import { _, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import companySchema from '../content/company.schema.json' with { type: 'json' };
import { CATALOG_SCHEMA } from './checks/catalog-schema';
import { FORMATS, type Validators } from './checks/schema-rules';

const OPTIONS: Options = {
  // `next dev` compiles the schemas for every page.
  code: { optimize: false },
  allErrors: true,
  verbose: true,
  strict: false,
  validateSchema: false,
  formats: FORMATS,
};

/** The functions that hold content to its schemas. Ajv makes them with `eval`. */
export function compileValidators(): Validators {
  const ajv = new Ajv2019(OPTIONS);
  return { company: ajv.compile(companySchema), catalog: ajv.compile(CATALOG_SCHEMA) };
}

/** The same as a module that exports `company` and `catalog`, for pages that forbid `eval`; to be bundled in the project's folder. */
export function validatorModule(): string {
  const formats = _`require("./export/checks/schema-rules").FORMATS`;
  const ajv = new Ajv2019({ ...OPTIONS, code: { source: true, esm: true, formats } });
  ajv.addSchema(companySchema, 'company');
  ajv.addSchema(CATALOG_SCHEMA, 'catalog');
  return standaloneCode(ajv, { company: 'company', catalog: 'catalog' });
}
