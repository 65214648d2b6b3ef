import { say, type Words } from '@/company/words';

// The messages of the checks, one line each, in the order of the files of this folder. Each says what is wrong and what is expected.

/** A number with digits behind its point, rounded down: what fails must not read as if it were enough. */
const decimal = (value: number) => String(Math.floor(value * 100) / 100);
const comma = (value: number) => decimal(value).replace('.', ',');

// How something is answered.
export const removeEntry = (entry: string, at: Words) => say(`stemmer det for dere, ta ${entry} ut av "$sample" ${at.no}`, `if it is true of you, take ${entry} out of "$sample" ${at.en}`);
export const addEntry = (entry: string, list: string, at: Words) => say(`er det riktig slik, skriv ${entry} i "${list}" ${at.no}`, `if it is right as it is, write ${entry} into "${list}" ${at.en}`);
export const AT_TOP = say('øverst', 'at the top');
export const inFile = (file: string) => say(`i ${file}`, `in ${file}`);

// Any fact or text.
export const MISSING = say('dette mangler', 'this is missing');
export const UNKNOWN = say('nettstedet har ingenting med dette navnet; er det skrevet feil?', 'nothing on the site has this name; is it misspelt?');
export const REPEATED_KEY = say('dette står to ganger her, og bare det andre gjelder', 'this is here twice, and only the second one counts');
export const GROUP = say('her skal det stå en gruppe i krøllparenteser {}', 'a group in curly brackets {} is expected here');
export const TEXT = say('her skal det stå tekst i doble anførselstegn', 'text in double quotes is expected here');
export const LIST = say('her skal det stå en liste i hakeparenteser []', 'a list in square brackets [] is expected here');
export const YES_NO = say('her skal det stå true eller false, uten anførselstegn', 'true or false is expected here, without quotes');
export const NUMBER = say('her skal det stå et helt tall, uten anførselstegn', 'a whole number is expected here, without quotes');
export const TYPES: Record<string, Words> = { string: TEXT, array: LIST, object: GROUP, record: GROUP, boolean: YES_NO, number: NUMBER, int: NUMBER };
export const AT_LEAST_ONE = say('her skal det stå minst én; ta bort hele linjen hvis det ikke er noen', 'at least one is expected; leave the whole fact out where there is none');
export const notOneOf = (value: unknown, values: string) => say(`"${value}" går ikke an her; velg blant ${values}`, `"${value}" is not possible here; it must be one of ${values}`);
export const atLeast = (least: number) => say(`tallet må være minst ${least}`, `at least ${least} is expected`);
export const atMost = (most: number) => say(`tallet kan være høyst ${most}`, `at most ${most} is expected`);
export const tooMany = (count: number, most: number) => say(`det er ${count} her, og plass til høyst ${most}`, `these are ${count}; at most ${most} fit`);
export const notRight = (value: unknown, expected: Words) => say(`"${value}" er ikke riktig: ${expected.no}`, `"${value}" is not right: ${expected.en}`);
export const tooLong = (length: number, most: number) => say(`teksten er for lang: den har ${length} tegn, og det er plass til ${most}`, `this text is too long for its place: ${length} characters, ${most} fit`);

// JSON: what the parser found, with the line.
export const NO_FILE = say('filen finnes ikke', 'there is no such file');
export const EMPTY_FILE = say('filen er tom', 'this file is empty');
export const NOT_UTF8 = say('filen er ikke lagret som UTF-8; lagre den slik', 'this file is not saved as UTF-8; save it that way');
export const NOT_AN_OBJECT = say('filen skal ha navn og tekster i krøllparenteser {}', 'names and texts in curly brackets {} are expected');
export const INVALID_JSON = (line: number) => say(`linje ${line} er ikke gyldig JSON`, `line ${line} is not valid JSON`);
const extraComma = (line: number) => say(`det er et komma for mye etter linje ${line}, eller navn og tekst står ikke i rette, doble anførselstegn (")`, `there is a comma too many after line ${line}, or a name or text is not in straight double quotes (")`);
const missingBracket = (line: number) => say(`en avsluttende parentes } eller ] mangler etter linje ${line}`, `a closing bracket } or ] is missing after line ${line}`);
export const JSON_ERRORS: Record<string, typeof INVALID_JSON> = {
  CommaExpected: (line) => say(`et komma mangler etter linje ${line}`, `a comma is missing after line ${line}`),
  ColonExpected: (line) => say(`et kolon mangler etter linje ${line}`, `a colon is missing after line ${line}`),
  PropertyNameExpected: extraComma,
  ValueExpected: extraComma,
  InvalidSymbol: (line) => say(`navn og tekst skal stå i rette, doble anførselstegn ("); se linje ${line}`, `names and texts are expected in straight double quotes ("); see line ${line}`),
  UnexpectedEndOfString: (line) => say(`et dobbelt anførselstegn (") mangler til slutt på linje ${line}`, `a double quote (") is missing at the end of line ${line}`),
  InvalidCharacter: (line) => say(`en tekst kan ikke ha tabulator eller linjeskift i seg; se linje ${line}`, `a text cannot have a tab or a new line in it; see line ${line}`),
  InvalidEscapeCharacter: (line) => say(`en \\ skrives \\\\; se linje ${line}`, `a \\ is written \\\\; see line ${line}`),
  InvalidCommentToken: (line) => say(`kommentarer kan ikke stå her; se linje ${line}`, `comments are not possible here; see line ${line}`),
  EndOfFileExpected: (line) => say(`det kan ikke stå noe etter den siste parentesen; se linje ${line}`, `nothing can follow the last bracket; see line ${line}`),
  CloseBraceExpected: missingBracket,
  CloseBracketExpected: missingBracket,
};

// Languages.
export const NO_CATALOG = say('filen mangler; språket står i messages/languages.ts', 'this file is missing; messages/languages.ts has its language');
export const UNLISTED = say('språket mangler i messages/languages.ts; legg det til der, eller slett filen', 'this language is not in messages/languages.ts; add it there, or delete this file');
export const LANGUAGE_CODE = say('her skal det stå en språkkode, som nb', 'the code of a language is expected, such as nb');
export const COUNTRY_CODE = say('her skal det stå en språkkode med land, som nb-NO', 'a code with country is expected, such as nb-NO');
export const NO_PREFIX = say('her skal det ikke stå noe', 'nothing is expected');
export const ownPrefix = (locale: string) => say(`her skal det stå en egen adresse, som /${locale}`, `an address of its own is expected, such as /${locale}`);
export const noPolicy = (locale: string, ids: string, first?: string) => say(`"${locale}" går ikke an her; velg blant ${ids}. ${first} har alltid sin egen`, `"${locale}" is not possible here; one of ${ids} is expected, and ${first} has its own`);
export const unknownLanguage = (locale: string, lang: string) => say(`nettlesere kjenner ikke språket ${locale} som "${lang}"`, `browsers do not know the language ${locale} as "${lang}"`);

// Characters and markup of a text.
export const LOST_CHARACTER = say('filen er ikke lagret som UTF-8; lagre den slik, og skriv bokstavene på nytt', 'this file is not saved as UTF-8; save it that way, and write the letters again');
export const mojibake = (letters: string) => say(`«${letters}» er en bokstav som ble lagret i feil tegnkoding; skriv den på nytt`, `“${letters}” stands for a letter that was saved in another encoding; write it again`);
export const invisible = (code: string) => say(`teksten har et usynlig tegn (\\u${code}); skriv ordene rundt det på nytt`, `there is an invisible character in this text (\\u${code}); write the words around it again`);
export const EMPTY = say('teksten er tom', 'this text is empty');
export const SPACE_AT_END = say('teksten begynner eller slutter med et mellomrom', 'this text begins or ends with a space');
export const foreignMarkup = (found: string, advice: Words) => say(`besøkende ville sett «${found}»: ${advice.no}`, `visitors would see “${found}”: ${advice.en}`);
export const CHARACTER_ITSELF = say('skriv selve tegnet', 'write the character itself');
export const NO_LINE_BREAKS = say('linjene brytes av seg selv', 'lines break by themselves');
export const NO_EMPHASIS = say('ord kan ikke utheves slik', 'words cannot be marked in this way');
export const NO_APOSTROPHE = say('ta bort apostrofen', 'leave out the apostrophe');
export const NO_LINKS = say('lenker kan ikke skrives slik', 'a link cannot be made in this way');

// Placeholders, tags and plurals of a text.
const unreadable = (no: string, en: string) => say(`teksten kan ikke leses: ${no}`, `this text cannot be read: ${en}`);
export const UNCLOSED = unreadable('se etter en parentes { } eller en kode < > som ikke er lukket', 'look for a bracket { } or a code < > that is not closed');
export const UNREADABLE: Record<string, Words> = {
  UNCLOSED_TAG: unreadable('en kode som <link> mangler sin </link>', 'a code such as <link> lacks its </link>'),
  UNMATCHED_CLOSING_TAG: unreadable('en kode som </link> mangler sin <link>', 'a code such as </link> lacks its <link>'),
  MISSING_OTHER_CLAUSE: unreadable('other {…} mangler i en flertallsform', 'other {…} is missing in a plural'),
  EMPTY_ARGUMENT: unreadable('det står ikke noe navn mellom { og }', 'there is no name between { and }'),
};
export const missingNames = (names: string) => say(`${names} mangler i teksten`, `${names} is missing in this text`);
export const unknownNames = (found: string, allowed: string) => say(`teksten kan ikke ha ${found}, bare ${allowed || 'ord'}`, `this text cannot have ${found}, only ${allowed || 'words'}`);
export const longWord = (word: string, letters: number) => say(`«${word}» er for langt for linjen, som har plass til ${letters} bokstaver; skriv et annet ord, eller \\u00ad der det kan deles`, `“${word}” is too long for its line: ${letters} letters fit; write another word, or \\u00ad where it may break`);
export const withoutFormat = (name: string) => say(`{${name}} skal stå uten komma og det som følger: nettstedet formaterer det selv`, `{${name}} is expected without a comma and what follows: the site formats it`);
export const emptyTag = (tag: string) => say(`det står ingen ord mellom <${tag}> og </${tag}>`, `there are no words between <${tag}> and </${tag}>`);
export const nestedTag = (tag: string) => say(`<${tag}> kan ikke stå inne i en annen`, `<${tag}> cannot be inside another tag`);
export const notANumber = (name: string) => say(`{${name}} er ikke et tall, så det har ikke flertall`, `{${name}} is not a number, so it has no plural`);
export const noOrdinal = (name: string) => say(`her skal det stå {${name}, plural, …}, ikke selectordinal`, `{${name}, plural, …} is expected, not selectordinal`);
export const emptyForm = (form: string, name: string) => say(`formen ${form} av {${name}} har ingen ord`, `the form ${form} of {${name}} has no words`);
export const missingForms = (forms: string[], name: string) => say(`språket trenger også formen ${forms.join(' og ')} av {${name}}`, `this language needs the form ${forms.join(' and ')} of {${name}} too`);
export const untranslated = (file: string) => say(`dette er ikke oversatt, men likt med ${file}`, `this is not translated but as in ${file}`);
export const noText = (name: string) => say(`"${name}" er ikke en tekst i denne filen; er det skrevet feil?`, `"${name}" is no text of this catalog; is it misspelt?`);
export const noFact = (name: string) => say(`"${name}" er ikke blant faktaene; er det skrevet feil?`, `"${name}" is no fact; is it misspelt?`);

// Facts.
export const postalCode = (code: string) => say(`"${code}" er ikke riktig: her skal det stå et postnummer med fire siffer, som 0161`, `"${code}" is not right: a postal code of four digits is expected, such as 0161`);
export const organizationNumber = (number: string) => say(`"${number}" er ikke riktig: her skal det stå ni siffer, som 000 000 000, uten NO og MVA`, `"${number}" is not right: nine digits are expected, such as 000 000 000, without NO and MVA`);
export const wrongDigit = (number: string) => say(`"${number}" er ikke et gyldig organisasjonsnummer: et siffer er feil`, `"${number}" is no valid organisation number: a digit is wrong`);
export const unknownPicture = (names: string) => say(`ingen bilder har dette navnet; velg blant ${names}`, `no picture has this name; one of ${names} is expected`);
export const SAME_AS_COMPANY = say('dette er firmaets eget, som står på siden uansett; ta det bort her', "this is the company's own, which is on the page anyway; leave it out here");
export const NO_TIMES_BY_APPOINTMENT = say('dager etter avtale har ikke klokkeslett: ta bort "opens" og "closes"', 'days by appointment have no times: remove "opens" and "closes"');
export const NO_TIMES = say('skriv "opens" og "closes", eller "byAppointment": true', 'write "opens" and "closes", or "byAppointment": true');
export const endsBefore = (opens: string, closes: string) => say(`"closes" (${closes}) må være senere enn "opens" (${opens})`, `"closes" (${closes}) has to be later than "opens" (${opens})`);
export const overlap = (days: Words, times: string, others: string) => say(`${days.no}: ${times} overlapper ${others}; et tidspunkt kan bare stå på én linje`, `${days.en}: ${times} overlaps ${others}; a time can be in one row only`);
export const TOO_WIDE = say('disse får ikke plass ved siden av hverandre; velg færre av phone, address, email, social', 'these do not fit beside each other; name fewer of phone, address, email, social');
export const noBadge = (badge: string) => say(`bildet public/brand/${badge} finnes ikke`, `there is no picture public/brand/${badge}`);
export const WHO_CONFIRMED = say('her skal det stå hvem som har svart ja', 'the name of who has said yes is expected');
export const WHEN_CONFIRMED = say('her skal det stå hvilken dag det ble svart ja: ÅÅÅÅ-MM-DD', 'the day of the yes is expected: YYYY-MM-DD');
export const takenId = (id: string) => say(`"${id}" er navnet på en del av siden`, `"${id}" is the name of a part of the page`);
export const repeatedId = (id: string) => say(`"${id}" står to ganger i denne listen`, `"${id}" is in this list twice`);
export const noTexts = (group: string) => say(`det er ingen tekster ${group} i messages/`, `there are no texts ${group} in messages/`);
export const NO_PICTURE = say('bildet mangler; det skal være AVIF, PNG, JPEG, WebP eller TIFF', 'this picture is missing; one is expected as AVIF, PNG, JPEG, WebP or TIFF');
export const NO_CARD = say('språket har ikke noe bilde til forhåndsvisning av lenker: legg «card» i content/images/', 'no link preview for this language: put “card” into content/images/');

// The address of the form.
export const notHttps = (address: string) => say(`"${address}" er ikke en adresse som begynner med https://; skriv den som skjematjenesten viser`, `"${address}" is not an address that begins with https://; the one that your form service shows is expected`);
export const hasHash = (address: string) => say(`"${address}" har en #; skriv adressen uten den og det som følger`, `"${address}" has a #; the address is expected without it and what follows`);
export const ownAddress = (address: string) => say(`"${address}" er nettstedets egen adresse, som ikke tar imot meldinger; skriv den til skjematjenesten`, `"${address}" is of the site itself, which receives no messages; the one of your form service is expected`);

// Colors and logos.
export const notAColor = (value: string) => say(`"${value}" er ikke en farge: her skal det stå # og seks tegn, hvert 0 til 9 eller a til f`, `"${value}" is not a color: # and six digits are expected, each 0 to 9 or a to f`);
export const NO_SUCH_COLOR = say('COLORS har ingen farge med dette navnet', 'there is no color of this name in COLORS');
export const lowContrast = (found: number, least: number) => say(`kontrasten er ${comma(found)}, og må være minst ${comma(least)}`, `the contrast is ${decimal(found)}, at least ${least} is needed`);
export const faintColor = (color: string, below: string, found: number, least: number) =>
  say(`${color} er vanskelig å se på ${below}: kontrasten er ${comma(found)}, og må være minst ${least}; bruk currentColor, eller tegn en lys flate under`, `${color} is hard to see on ${below}: the contrast is ${decimal(found)}, at least ${least} is needed; use currentColor, or draw a light ground below`);

// Before going live.
export const NO_FORM = say('dette mangler; lag et skjema hos en skjematjeneste, og skriv adressen den viser', 'this is missing; create a form at a form service, and write the address that it shows');
export const unsafeForm = (address: string) => say(`"${address}" er ikke https://-adressen til skjematjenesten deres`, `"${address}" is not the https:// address of your form service`);
export const ONLY_YOU_KNOW = say('dette vet bare dere; svar ja eller nei', 'only you know this; write yes or no');
export const SAMPLE = say('dette er fra eksempelet; skriv deres eget', 'this is the sample’s; write your own');
export const sampleClaim = (claim: Words) => say(`teksten er fra eksempelet og sier at ${claim.no}; skriv deres egen`, `the sample’s text, which says that ${claim.en}; write your own`);
export const SAMPLE_NAME = say('her står det et navn eller et nummer fra eksempelet; skriv deres eget', 'this has a name or number of the sample in it; write your own');
export const SAMPLE_PICTURE = say('bildet er fra eksempelet; legg inn deres eget i stedet', 'this picture is the sample’s; put your own in its place');
export const SAMPLE_LOGO = say('bildet er fra eksempelet; legg inn deres eget i stedet, eller slett det', 'this picture is the sample’s; put your own in its place, or delete it');
export const SAMPLE_NOT_SHOWN = say('bildet er fra eksempelet, og nettstedet viser det ikke; slett det', 'this picture is the sample’s; the site does not show it; delete it');
export const samePicture = (other: string) => say(`bildet er det samme som ${other}; bytt det ut med et annet`, `this picture is the same as ${other}; put another one in its place`);
export const NOT_WRITTEN = say('denne teksten er ikke skrevet ennå', 'this is still to be written');
export const LEFT_OUT = say('dette mangler; legg det til', 'this fact is missing; add it');
export const ONE_PERSON = say('det står ett navn under Folk; er denne personen hele firmaet? Svar ja, så blir tekster som sier «vi», nevnt, eller nei', 'people has one name; is this person all of the company? Write true, and texts that say "we" are named, or false');
export const CLOSED_DAYS_PAST = say('alle dagene er over, så på helligdager sier nettstedet at dere har åpent; legg til de neste', 'none lies ahead, so on holidays the site says that you are open; add the next ones');
export const notOnePerson = (word: string, better: Words) => say(`«${word}» passer ikke for et firma med én person; ${better.no}`, `“${word}” speaks of several people, and you are one; ${better.en}`);
export const otherServices = (words: string[], better: Words) => say(`«${words.join('» og «')}» er ikke blant tjenestene deres; ${better.no}`, `this speaks of “${words.join('”, “')}”, not one of your services; ${better.en}`);
export const writeInstead = (wording: string) => say(`skriv for eksempel ${JSON.stringify(wording)}`, `write for example ${JSON.stringify(wording)}`);
export const WRITE_ANOTHER = say('skriv en annen tekst', 'write another text');

// What is possible and improbable.
export const unusual = (value: string) => say(`${value} er uvanlig`, `${value} is unusual`);
export const inFuture = (day: string) => say(`${day} har ikke vært ennå`, `${day} is still to come`);
export const farAway = (day: string) => say(`${day} er langt unna`, `${day} is far away`);
export const OLD_POLICY = say('personvernerklæringen er eldre enn tolv måneder; stemmer den fortsatt?', 'the privacy policy is older than twelve months; does it still hold?');
export const OLD_ANSWER = say('svaret er eldre enn tre år; stemmer det fortsatt?', 'the answer is older than three years; does it still hold?');
export const missingHolidays = (days: string) => say(`disse helligdagene mangler: ${days}`, `these Norwegian holidays are missing: ${days}`);
export const lastClosedDate = (day: string) => say(`den siste stengte dagen er ${day}; legg til flere, for etter den blir ikke nettstedet bygd`, `the last closed day is ${day}; add more, since no build is published after it`);
export const NOT_A_PROFILE = say('dette er forsiden til nettverket, ikke siden deres', 'this is the front page of the network, not yours');
export const otherNetwork = (network: string) => say(`dette er ikke ${network}`, `this is not ${network}`);
export const FORM_PAGE = say('dette ser ut som en side hos skjematjenesten, ikke adressen skjemaet sendes til', 'this looks like a page of the form service, and not like the address that a form posts to');
export const ONE_NAME = say('her skal det stå ett navn, uten tittel og komma', 'one name is expected, without a title and a comma');
export const CAPITALS = say('skal navnet ha store og små bokstaver?', 'is the name to have capital and small letters?');
export const similarService = (domain: string, service: string) => say(`${domain} er nesten ${service}; er det skrevet feil?`, `${domain} is almost ${service}; is it misspelt?`);
export const similarDomain = (domain: string, own: string) => say(`${domain} er nesten ${own}, adressen til nettstedet`, `${domain} is almost ${own}, the address of the site`);
export const otherAlphabet = (letter: string) => say(`«${letter}» er en bokstav fra et annet alfabet som bare ligner`, `“${letter}” is a letter of another alphabet that only looks alike`);
export const twoCharacters = (letter: string) => say(`«${letter}» er satt sammen av to tegn; skriv bokstaven på nytt`, `“${letter}” is made of two characters; write the letter again`);
export const lostLetter = (word: string) => say(`«${word}»: mangler det en bokstav?`, `“${word}”: is a letter missing?`);
export const placeholderText = (word: string) => say(`«${word}»: skal det stå her?`, `“${word}”: is this meant to be here?`);
export const copiedFact = (found: string) => say(`«${found}» blir stående når faktaene endres`, `“${found}” stays as it is when the facts change`);
export const notInFacts = (found: string) => say(`«${found}» står ikke blant faktaene`, `“${found}” is not among the facts`);
export const swapped = (pair: string[]) => say(`${pair.join(' og ')} står i en annen rekkefølge enn på det første språket`, `${pair.join(' and ')} are in another order than in the first language`);
export const sameGroup = (name: string) => say(`hele «${name}» er det samme som på et annet språk`, `all of “${name}” is the same as in another language`);
export const UNUSED_FILE = say('nettstedet bruker ikke denne filen', 'nothing reads this file');
export const TWO_PICTURES = say('det er to bilder med dette navnet; slett ett av dem', 'two pictures have this name; delete one of them');
export const REPLACES_OWN_FILE = say('denne filen kommer i stedet for en av nettstedets egne', 'this file takes the place of one of the site’s own');
