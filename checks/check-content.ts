import { checkCatalogNames, checkCharacters, checkHeadline, checkTranslations } from './catalog-rules';
import { checkColors } from './colors';
import { COMPANY_FILE, type Content, FORM_VARIABLE } from './content';
import { checkFactSchema, FACT_RULES } from './fact-rules';
import { formAddressError } from './form-address';
import { checkLanguages } from './language-rules';
import { checkPictures } from './picture-rules';
import { formatProblem, type Problem } from './problem';
import { checkPublicFiles } from './public-files';
import { isInvalid, type Reading, readingOf } from './reading';
import { checkTexts } from './text-rules';

/** Checks texts, facts, languages, colors, logos and the address of the form: whatever can be read, all at once. */
export function checkContent(content: Content | Reading): Problem[] {
  const reading = readingOf(content);
  const { source, catalogs } = reading;
  const problems = [
    ...checkLanguages(content),
    ...checkPublicFiles(reading),
    ...[source, ...catalogs].flatMap(({ errors }) => errors),
    ...(source.isReadable ? factProblems(reading) : []),
    ...textProblems(reading),
    ...checkColors(content.colors, content.pairs),
  ];
  // One error may break several rules with the same message.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function factProblems(reading: Reading): Problem[] {
  const found = [...FACT_RULES, checkPictures, checkFormAddress].flatMap((rule) => [...rule(reading)]);
  return [
    ...checkFactSchema(reading),
    ...found.filter(({ file, key }) => file !== COMPANY_FILE || !isInvalid(reading, key)),
    ...checkCharacters(reading.source),
  ];
}

function textProblems({ catalogs, usable, hidden }: Reading): Problem[] {
  const [first] = catalogs;
  const readable = catalogs.filter(({ isReadable }) => isReadable);
  return [
    ...usable.flatMap(checkCharacters),
    ...readable.flatMap((catalog) => checkCatalogNames(catalog, catalog === first, hidden)),
    ...usable.flatMap((catalog) => checkTexts(catalog, hidden)),
    ...(first?.isReadable ? checkTranslations(usable, hidden) : []),
    ...usable.flatMap(checkHeadline),
  ];
}

function* checkFormAddress({ source, company, formOverride }: Reading) {
  const errorIn = (address?: string) => address && formAddressError(address, company.siteUrl);
  const factError = errorIn(company.formEndpoint);
  const variableError = errorIn(formOverride);
  if (factError) yield source.problem('formEndpoint', factError);
  if (variableError) yield { ...FORM_VARIABLE, message: variableError };
}
