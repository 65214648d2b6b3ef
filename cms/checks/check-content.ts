import { hiddenTexts } from '@/cms/schema/shown';
import {
  checkCatalogNames,
  checkCharacters,
  checkHeadline,
  checkTranslations,
  unknownFacts,
  unknownTexts,
} from './catalog-rules';
import { checkColors } from './colors';
import { type Catalog, COMPANY_FILE, type Content, catalogsOf, companySource, FORM_VARIABLE } from './content';
import { checkCompany, checkFactSchema } from './fact-rules';
import { formAddressError } from './form-address';
import { checkLanguages } from './language-rules';
import { checkPictures } from './picture-rules';
import { formatProblem, type Problem } from './problem';
import { checkPublicFiles } from './public-files';
import type { Source } from './source';
import { checkTexts } from './text-rules';
import { isInvalid, type UsableFacts, usableFacts } from './usable-facts';

/** Checks texts, facts, languages, colors, logos and the address of the form: whatever can be read, all at once. */
export function checkContent(content: Content): Problem[] {
  const company = companySource(content);
  const catalogs = catalogsOf(content);
  const usable = usableFacts(company);
  const hidden = hiddenTexts(usable.facts, catalogs[0]?.data);
  const problems = [
    ...checkLanguages(content),
    ...checkPublicFiles(content, usable.facts),
    ...[company, ...catalogs].flatMap((source) => source.errors),
    ...(company.isReadable ? factProblems(company, content, usable) : []),
    ...textProblems(catalogs, hidden),
    ...checkColors(content.colors, content.pairs),
  ];
  // One error may break several rules with the same message.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function factProblems(company: Source, content: Content, usable: UsableFacts): Problem[] {
  const rules = [checkCompany, checkPictures, checkFormAddress];
  const found = rules.flatMap((rule) => [...rule(content, usable)]);
  return [
    ...checkFactSchema(company),
    ...found.filter(({ file, key }) => file !== COMPANY_FILE || !isInvalid(usable, key)),
    ...checkCharacters(company),
    ...unknownFacts(company),
  ];
}

function textProblems(catalogs: Catalog[], hidden: string[]): Problem[] {
  const [first, ...others] = catalogs;
  const readable = catalogs.filter(({ isReadable }) => isReadable);
  return [
    ...readable.flatMap(checkCharacters),
    ...readable.flatMap(unknownTexts),
    ...readable.flatMap((catalog) => checkCatalogNames(catalog, catalog === first, hidden)),
    ...readable.flatMap((catalog) => checkTexts(catalog, hidden)),
    ...(first?.isReadable ? checkTranslations([first, ...others.filter(({ isReadable }) => isReadable)], hidden) : []),
    ...readable.flatMap(checkHeadline),
  ];
}

function* checkFormAddress(content: Content, { company }: UsableFacts) {
  const { problem } = companySource(content);
  const errorIn = (address?: string) => address && formAddressError(address, company.siteUrl);
  const factError = errorIn(company.formEndpoint);
  const variableError = errorIn(content.formOverride);
  if (factError) yield problem('formEndpoint', factError);
  if (variableError) yield { ...FORM_VARIABLE, message: variableError };
}
