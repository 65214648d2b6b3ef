import { catalogNodeAt } from '@/model/catalog-tree';
import { mapTexts } from '@/model/data';

const SOFT_HYPHEN = '\u00ad';
/** Beginnings of the last parts of Norwegian compounds, as accountants write them: regnskaps|fører|selskap. */
const PARTS =
  'ansvarlig|attest|avdeling|avgift|avstemming|avtale|bedrift|behandling|beskrivelse|byrå|drivende|dokument|erklæring|etablering|' +
  'fakturering|foretak|forening|forpliktende|fører|føring|forvaltning|fullmakt|grunnlag|håndtering|hjelp|innkreving|innsending|' +
  'kapsler|kjøring|kontakt|kontor|kontroll|kostnad|kunde|kvalitet|levering|løsning|medarbeider|medlem|melding|nummer|' +
  'oppfølging|oppgave|oppgjør|opplysning|oppstart|oversikt|partner|planlegging|pliktende|plikt|program|prosess|rapport|' +
  'register|regnskap|rekneskap|revisjon|rutine|rådgiver|rådgiving|rådgivning|samarbeid|samtale|selskap|sikkerhet|skatt|spesialist|' +
  'styring|støtte|system|teneste|tilsyn|tjeneste|utvikling|virksomhet|økonomi';
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=(?:${PARTS})\\p{L}*)`, 'giu');
const NORWEGIAN = /^(nb|nn|no)(?!\p{L})/u;

/** Returns a text whose Norwegian compounds of more than `letters` letters have soft hyphens at their joints. @param lang BCP 47 */
export function breakCompounds(text: string, letters: number, lang: string): string {
  if (!NORWEGIAN.test(lang)) return text;
  // Names of placeholders and tags are not words.
  return text.replace(/(?<![\p{L}{</\u00ad])\p{L}+(?!\u00ad)/gu, (word) =>
    word.length > letters ? word.replace(JOINT, SOFT_HYPHEN) : word,
  );
}

/** Does so in all texts of a catalog that have a limit for words. */
export const breakLongWords = <Catalog extends object>(catalog: Catalog, lang: string): Catalog =>
  mapTexts(catalog, (text, key) => {
    const { word } = catalogNodeAt(key);
    return word ? breakCompounds(text, word, lang) : text;
  });
