import type * as z from 'zod';
import { say } from './bilingual';
import {
  account,
  badge,
  choice,
  closingTime,
  country,
  day,
  email,
  fact,
  focalPoint,
  group,
  id,
  line,
  link,
  linkOrFile,
  mapEmbed,
  mapLink,
  marks,
  number,
  optional,
  phone,
  picture,
  postalCode,
  record,
  registerNumber,
  repository,
  rows,
  siteAddress,
  time,
  timeZone,
  uniqueList,
  type Weekday,
  weekday,
  withDefault,
  yesNo,
} from './kinds';

export const FACT_SECTIONS = {
  company: say('Firmaet', 'The company'),
  contact: say('Kontakt og adresser', 'Contact and addresses'),
  hours: say('Åpningstider', 'Opening hours'),
  trust: say('Folk og godkjenning', 'People and authorisation'),
  services: say('Tjenester, pris og systemer', 'Services, price and systems'),
  pictures: say('Bilder', 'Pictures'),
  map: say('Kart', 'Map'),
  privacy: say('Personvern', 'Privacy'),
  site: say('Nettstedet', 'The site'),
};

export type { Weekday };
/** Times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
export type AppointmentDays = { days: Weekday[]; byAppointment: true };
export type OpeningRow = OpeningHours | AppointmentDays;

const TOP_BAR = { phone: say('Telefon', 'Phone'), address: say('Adresse', 'Address'), email: say('E-post', 'Email'), social: say('Sosiale medier', 'Social networks') };
const PURPOSES = { preferences: say('Innstillinger', 'Preferences'), security: say('Sikkerhet', 'Security'), consent: say('Samtykke', 'Consent') };
const answer = choice({ unknown: say('Vet ikke ennå', 'Not known yet'), yes: say('Ja', 'Yes'), no: say('Nei', 'No') });
const NAME = say('Navn', 'Name');
const LINK = say('Lenke', 'Link');
const ID = say('Id', 'Id');
const WITH_A_YES = say('Må fylles ut når et svar er ja.', 'Must be filled in once an answer is yes.');

const ADDRESS = {
  street: fact(line(40), { label: say('Gate og nummer', 'Street and number'), help: say('Eller postboks.', 'Or the postal box.') }),
  district: optional(line(24), { label: say('Bydel eller del av stedet', 'District'), help: say('For eksempel sentrum. Kan stå tomt.', 'For example sentrum. May be empty.') }),
  postalCode: fact(postalCode, { label: say('Postnummer', 'Postal code') }),
  city: fact(line(32), { label: say('Sted', 'City'), help: say('Tekster som nevner stedet, har {city} i seg, og får det herfra.', 'Texts that name the city have {city} in them, and get it from here.') }),
};
/** cms/checks/fact-rules.ts checks their combinations, with better messages. */
const OPENING_ROW = {
  days: fact(uniqueList(weekday).min(1), { label: say('Dager', 'Days') }),
  opens: optional(time, { label: say('Åpner', 'Opens'), help: say('For eksempel 08:00.', 'For example 08:00.') }),
  closes: optional(closingTime, { label: say('Stenger', 'Closes'), help: say('For eksempel 16:00.', 'For example 16:00.') }),
  byAppointment: optional(yesNo, { label: say('Etter avtale', 'By appointment'), help: say('Svar ja i stedet for klokkeslett når dere bare tar imot etter avtale.', 'Answer yes instead of giving times if you are open by appointment only.') }),
};
const SOCIAL = {
  network: fact(line(16), { label: say('Nettverk', 'Network'), help: say('For eksempel LinkedIn.', 'For example LinkedIn.') }),
  url: fact(link, { label: LINK }),
};
const PERSON = {
  id: fact(id, { label: ID, help: say('Et navn som knytter personen til tittelen sin.', 'A name that connects the person with the title.') }),
  name: fact(line(40), { label: NAME }),
  phone: optional(phone, { label: say('Direktenummer', 'Direct number') }),
  email: optional(email, { label: say('E-postadresse', 'Email address') }),
  portrait: optional(picture, { label: say('Portrett', 'Portrait'), help: say('Navnet på et av bildene.', 'The name of one of the pictures.') }),
};
const CONFIRMED = {
  by: optional(line(60), { label: say('Hvem som har svart', 'Who has answered'), help: WITH_A_YES }),
  on: optional(day, { label: say('Når', 'When'), help: WITH_A_YES }),
  membership: optional(answer, { label: say('Firmaet er medlem av foreningen', 'The company is a member of the association') }),
  qualityControl: optional(answer, { label: say('Foreningen har kvalitetskontrollert firmaet', 'The company has passed the association’s quality control') }),
  securityMeasures: optional(answer, { label: say('Dere har tofaktor, personlig pålogging, sikkerhetskopi, kontroll av leverandører og avviksrutiner', 'You have two-factor authentication, personal logins, backups, checks of providers and procedures for incidents') }),
  liabilityInsurance: optional(answer, { label: say('Dere har ansvarsforsikring', 'You have liability insurance') }),
};
const SERVICE = {
  id: fact(id, { label: ID, help: say('Et navn som knytter tjenesten til tekstene og bildet sitt, og er adressen på siden.', 'A name that connects the service with its texts and picture, and is its address on the page.') }),
  account: optional(account, { label: say('Konto', 'Account number'), help: say('Fire sifre, som 1920. Står stort ved tjenesten. Kan stå tomt.', 'Four digits, such as 1920. Shown large beside the service. May be empty.') }),
};
const PLATFORM = {
  id: fact(id, { label: ID, help: say('Et navn som knytter systemet til teksten og logoen sin.', 'A name that connects the system with its text and logo.') }),
  name: fact(line(40), { label: NAME }),
};
const MEMBERSHIP = {
  id: fact(id, { label: ID, help: say('Et navn som knytter merket til teksten og logoen sin.', 'A name that connects the mark with its text and logo.') }),
  name: fact(line(40), { label: NAME }),
  url: optional(link, { label: LINK }),
};
const COOKIE = {
  name: fact(line(60), { label: say('Navn i nettleseren', 'Its name in the browser') }),
  purpose: fact(choice(PURPOSES), { label: say('Formål', 'What it is for'), help: say('Ordene står blant tekstene om personvern.', 'The words are among the texts on privacy.') }),
  months: fact(number, { label: say('Lagres i høyst (måneder)', 'Kept for at most (months)') }),
};
/** A row of which everything is among the texts. */
const TEXTS_ONLY = {
  id: fact(id, { label: ID, help: say('Navnet på tekstene.', 'Name of its texts.') }),
};
const LINK_ROW = {
  ...TEXTS_ONLY,
  url: fact(linkOrFile, {
    label: say('Lenke eller fil', 'Link or file'),
    help: say('For eksempel https://www.altinn.no, eller en fil som du velger her.', 'For example https://www.altinn.no, or a file that you choose here.'),
  }),
};
const SUM = {
  sales: fact(number, { label: say('3000 Salg', '3000 Sales') }),
  goods: fact(number, { label: say('4300 Varekjøp', '4300 Purchases') }),
  wages: fact(number, { label: say('5000 Lønn', '5000 Wages') }),
  rent: fact(number, { label: say('6300 Husleie', '6300 Rent') }),
};
const BY_LANGUAGE = say('En linje for hvert språk.', 'A line for each language.');
const OFFICE = {
  ...ADDRESS,
  phone: optional(phone, { label: say('Telefon', 'Phone number'), help: say('Hvis kontoret har sitt eget nummer.', 'If the office has a number of its own.') }),
  hours: optional(record(line(60)), { label: say('Når det er åpent', 'When it is open'), help: say('For eksempel «Etter avtale». En linje for hvert språk. Kan stå tomt.', 'For example “By appointment”. A line for each language. May be empty.') }),
};
const CUSTOMER = {
  name: fact(line(40), { label: NAME }),
  trade: optional(record(line(40)), { label: say('Bransje', 'Trade'), help: BY_LANGUAGE }),
  words: optional(record(line(300)), { label: say('Det kunden sier', 'What the client says'), help: say('En linje for hvert språk. Kan stå tomt.', 'A line for each language. May be empty.') }),
};
const MAP = {
  service: fact(line(24), { label: say('Navn på tjenesten', 'Name of the service') }),
  provider: fact(line(60), { label: say('Selskapet bak', 'The company behind it') }),
  privacyUrl: fact(link, { label: say('Personvernerklæringen til selskapet', 'That company’s own privacy policy') }),
  since: optional(day, { label: say('I bruk fra', 'In use since'), help: say('Svar fra før denne dagen gjelder ikke lenger.', 'Visitors who answered before this day are asked again.') }),
  cookies: optional(rows(COOKIE), { label: say('Informasjonskapsler', 'Cookies'), help: say('De som kartet kan lagre. De vises i personvernerklæringen.', 'Those that the map may set. The privacy policy lists them.') }),
  embedUrl: fact(mapEmbed, { label: say('Adressen kartet hentes fra', 'The address the map is loaded from'), help: say('{address} er besøksadressen, {language} språket på siden.', '{address} is the office’s address, {language} the language of the page.') }),
  linkUrl: fact(mapLink, { label: say('Lenken til kartet', 'The link to the map') }),
};

/** What is the same in every language: a line for each fact, in the order of the form. */
export const FACTS = group({
  $schema: optional(line(200), {}),
  $sample: optional(marks, { help: say('Det som fremdeles er fra eksempelet. Ta bort det som stemmer for dere.', 'What is still from the sample. Remove what is correct for you.') }),
  $confirmed: optional(marks, { help: say('Det dere er spurt om, og som er riktig, hvert med verdien.', 'What you have confirmed when asked, each with its value.') }),
  name: fact(line(60), { label: say('Navn', 'Registered name'), help: say('Slik det står i Brønnøysund.', 'As it is written in the register of companies.'), section: 'company' }),
  brand: fact(line(40), { label: say('Kort navn', 'Short name'), help: say('Vises også der det ikke er noen logo.', 'Also shown where there is no logo.'), section: 'company' }),
  organizationNumber: fact(registerNumber, { label: say('Organisasjonsnummer', 'Organisation number'), help: say('Slik det vanligvis skrives, uten MVA.', 'As it is usually written, without MVA.'), section: 'company' }),
  vatRegistered: optional(yesNo, { label: say('Registrert i Merverdiavgiftsregisteret', 'In the VAT register'), help: say('Svarer du ja, står det MVA etter organisasjonsnummeret.', 'If you answer yes, MVA is shown after the organisation number.'), section: 'company' }),
  register: optional(line(40), {
    label: say('Foretaksregister', 'Register of companies'),
    help: say('For eksempel Foretaksregisteret. La det stå tomt for et enkeltpersonforetak som bare er i Enhetsregisteret.', 'For example Foretaksregisteret. Leave it empty for a sole trader who is only in Enhetsregisteret.'),
    section: 'company',
  }),
  soleTrader: optional(yesNo, {
    label: say('Én person alene', 'One person alone'),
    help: say('Et enkeltpersonforetak, eller et selskap med bare én person. Da blir du spurt om tekster som sier «vi».', 'A sole trader, or a company with only one person. You are then asked about texts that say “we”.'),
    section: 'company',
  }),
  phone: fact(phone, { label: say('Telefon', 'Phone number'), help: say('Med landkode, slik det skal vises.', 'With the country code, as it should be shown.'), section: 'contact' }),
  bookingUrl: optional(link, { label: say('Timebestilling', 'Booking'), help: say('Lenken til siden der man kan bestille en samtale.', 'The link to the page where a call can be booked.'), section: 'contact', claim: true }),
  speaksEnglish: optional(yesNo, { label: say('Dere hjelper på engelsk', 'You help clients in English'), help: say('Kundene kan skrive, ringe og møte dere på engelsk.', 'Clients may write to you, call and meet you in English.'), section: 'contact', claim: true }),
  email: fact(email, { label: say('E-postadresse', 'Email address'), help: say('Dit skriver de besøkende.', 'This is where visitors write to.'), section: 'contact' }),
  officeAddress: fact(group(ADDRESS), { label: say('Besøksadresse', 'Office address'), section: 'contact' }),
  postalAddress: optional(group(ADDRESS), { label: say('Postadresse', 'Postal address'), help: say('Hvis posten skal et annet sted.', 'If mail goes elsewhere.'), section: 'contact' }),
  otherOffices: withDefault(rows(OFFICE).max(4), [], { label: say('Andre kontorer', 'Other offices'), help: say('Besøksadressene til inntil fire kontorer til. Kan stå tomt.', 'The addresses of up to four more offices. May be empty.'), section: 'contact' }),
  country: fact(country, { label: say('Land', 'Country'), help: say('Landet begge adressene ligger i, og der kundene er. To store bokstaver: NO for Norge.', 'The country of both addresses and of the clients. Two capital letters: NO for Norway.'), section: 'contact' }),
  steps: withDefault(rows(TEXTS_ONLY).max(6), [], { label: say('Slik blir man kunde', 'How a client starts'), help: say('Én til seks steg. Kan stå tomt.', 'One to six steps. May be empty.'), section: 'contact' }),
  questions: withDefault(rows(TEXTS_ONLY).max(12), [], { label: say('Spørsmål og svar', 'Questions and answers'), help: say('De dere ofte får. Kan stå tomt.', 'Those you often get. May be empty.'), section: 'contact' }),
  links: withDefault(rows(LINK_ROW).max(12), [], { label: say('Lenker og filer', 'Links and files'), help: say('Nyttige sider, skjemaer og prislister til nedlasting. Kan stå tomt.', 'Useful pages, and forms and price lists to download. May be empty.'), section: 'contact' }),
  topBar: withDefault(uniqueList(choice(TOP_BAR)), ['phone', 'address', 'email', 'social'], {
    label: say('Linjen øverst', 'Top bar'),
    help: say('Det som står øverst på siden, i denne rekkefølgen. Er ingenting valgt, vises alt.', 'What is shown at the top of the page, in this order. If nothing is chosen, everything is shown.'),
    section: 'contact',
  }),
  social: withDefault(rows(SOCIAL).max(4), [], { label: say('Sosiale medier', 'Social networks'), help: say('I samme rekkefølge som øverst på siden. La det stå tomt hvis dere ikke har noen.', 'In the same order as at the top of the page. Leave it empty if you have none.'), section: 'contact' }),
  openingHours: withDefault(rows(OPENING_ROW) as unknown as z.ZodType<OpeningRow[], OpeningRow[]>, [], {
    label: say('Åpningstider', 'Opening hours'),
    help: say('En dag uten linje er stengt. En dag med lunsjpause har to linjer. La det stå tomt hvis dere ikke har faste tider.', 'A day without a line is closed. A day with a lunch break has two lines. Leave it empty if you have no fixed hours.'),
    section: 'hours',
  }),
  closedDates: withDefault(uniqueList(day), [], { label: say('Stengte dager', 'Closed days'), help: say('Helligdager og andre dager dere har stengt. En dag som er over, kan fjernes.', 'Holidays and other days on which you are closed. A day that is past can be removed.'), section: 'hours' }),
  timeZone: withDefault(timeZone, 'Europe/Oslo', { label: say('Tidssone', 'Time zone of the office'), help: say('Står feltet tomt, brukes norsk tid.', 'If the field is empty, Norwegian time is used.'), section: 'hours' }),
  people: withDefault(rows(PERSON).max(12), [], { label: say('Folk', 'People'), help: say('Én til tolv personer. Kan stå tomt.', 'One to twelve people. May be empty.'), section: 'trust', claim: true }),
  licence: optional(group({ registerUrl: fact(link, { label: say('Oppføringen i tilsynets register', 'The entry in the authority’s register') }) }), {
    label: say('Godkjenning', 'Authorisation'),
    help: say('Lenken under merket. La det stå tomt hvis det ikke er noe å lenke til.', 'The link under the badge. Leave it empty if there is nothing to link to.'),
    section: 'trust',
    claim: true,
  }),
  rulesUrl: optional(link, { label: say('Loven om regnskapsførere', 'The law on accountants'), help: say('Lenken nederst på siden. Den som har et lovregulert yrke, skal vise til reglene.', 'The link at the foot of the page. Whoever has a regulated profession must refer to its rules.'), section: 'trust' }),
  association: optional(group({ name: fact(line(60), { label: NAME }), url: fact(link, { label: LINK }) }), {
    label: say('Bransjeforening', 'Accountants’ association'),
    help: say('Den dere er medlem av. La det stå tomt hvis dere ikke er medlem av noen.', 'The one you are a member of. Leave it empty if you are not a member of any.'),
    section: 'trust',
  }),
  memberships: withDefault(rows(MEMBERSHIP).max(8), [], { label: say('Medlemskap og merker', 'Memberships and marks'), help: say('Andre enn foreningen over, med logo. Kan stå tomt.', 'Other than the association above, with a logo. May be empty.'), section: 'trust' }),
  aboutPicture: optional(picture, { label: say('Bilde av firmaet', 'Picture of the company'), help: say('Kontoret eller folkene. Det kommer i stedet for bildet ved foreningen, og er ingen lenke.', 'The office or the people. It replaces the picture beside the association, and is no link.'), section: 'trust' }),
  badge: optional(badge, { label: say('Merke for godkjenningen', 'Badge of the authorisation'), help: say('La det stå tomt hvis dere ikke har noe merke.', 'Leave it empty if you have no badge.'), section: 'trust' }),
  confirmed: withDefault(group(CONFIRMED), {}, { label: say('Det bare dere vet', 'What only you know'), help: say('Svar ja, nei eller vet ikke. Nettstedet sier det først etter et ja.', 'Answer yes, no or not known. The site says it only after a yes.'), section: 'trust' }),
  customers: withDefault(rows(CUSTOMER).max(12), [], { label: say('Kunder', 'Clients'), help: say('Én til tolv kunder som har sagt ja til å bli nevnt. Kan stå tomt.', 'One to twelve clients who have agreed to be named. May be empty.'), section: 'trust', claim: true }),
  reasons: withDefault(rows(TEXTS_ONLY).max(6), [], { label: say('Grunner eller tall', 'Reasons or figures'), help: say('Én til seks korte, som «15 år». Kan stå tomt.', 'One to six short ones, such as “15 years”. May be empty.'), section: 'trust' }),
  trades: withDefault(rows(TEXTS_ONLY).max(12), [], { label: say('Bransjer og selskapsformer', 'Trades and kinds of company'), help: say('De dere arbeider for. Kan stå tomt.', 'Those you work for. May be empty.'), section: 'trust' }),
  newsUrl: optional(link, { label: say('Avisartikkel om firmaet', 'News article about the company'), help: say('Lenken til artikkelen. Kan stå tomt.', 'The link to the article. May be empty.'), section: 'trust' }),
  services: fact(rows(SERVICE).min(1), { label: say('Tjenester', 'Services'), help: say('I den rekkefølgen de står på siden.', 'In the order in which they are on the page.'), section: 'services' }),
  priceFrom: optional(number, { label: say('Laveste månedspris', 'Lowest monthly price'), help: say('I hele kroner, uten mva.', 'In whole kroner, excluding VAT.'), section: 'services', claim: true }),
  priceExample: optional(yesNo, { label: say('Vis hva prisen omfatter', 'Show what the price includes'), help: say('Teksten om hva den laveste prisen omfatter.', 'The text on what the lowest price includes.'), section: 'services' }),
  replyWithinWorkingDays: optional(number, { label: say('Virkedager til svar', 'Working days until an answer'), help: say('Det lengste noen som skriver, må vente på svar.', 'The longest that somebody who writes has to wait for an answer.'), section: 'services', claim: true }),
  packages: withDefault(rows(TEXTS_ONLY).max(3), [], { label: say('Pakker', 'Packages'), help: say('Én til tre, med pris. Kan stå tomt.', 'One to three, with a price. May be empty.'), section: 'services' }),
  prices: withDefault(rows(TEXTS_ONLY).max(30), [], { label: say('Prisliste', 'Price list'), help: say('En linje for hver pris. Kan stå tomt.', 'A line for each price. May be empty.'), section: 'services' }),
  takesOver: optional(yesNo, { label: say('Overtar kunder fra andre', 'Takes over clients from others'), help: say('Dere henter bilag og saldoer fra den forrige regnskapsføreren.', 'You collect documents and balances from the previous accountant.'), section: 'services', claim: true }),
  deadlines: optional(choice({ vat: say('Mva annenhver måned', 'VAT every two months') }), {
    label: say('Frister', 'Deadlines'),
    help: say('De neste fristene vises under tjenestene, den første av dem også øverst på forsiden.', 'The next deadlines are shown under the services, the first of them also at the top of the home page.'),
    section: 'services',
  }),
  exampleSum: optional(group(SUM), { label: say('Regnestykket i bildet', 'Sum in the picture'), help: say('Et eksempel i hele kroner. Summen regnes ut.', 'An example in whole kroner. The total is calculated.'), section: 'services' }),
  platforms: withDefault(rows(PLATFORM), [], { label: say('Regnskapssystemer', 'Accounting systems'), help: say('I den rekkefølgen de står på siden.', 'In the order in which they are on the page.'), section: 'services' }),
  slides: fact(uniqueList(picture).min(1).max(6), { label: say('Bildene øverst på forsiden', 'Pictures at the top of the home page'), help: say('Ett til seks bilder.', 'One to six pictures.'), section: 'pictures' }),
  focus: withDefault(
    record(focalPoint),
    {},
    {
      label: say('Det som skal synes i bildene', 'What stays visible in the pictures'),
      help: say('Prosent fra venstre og ovenfra. Stående skjermer og lave vinduer har egne punkter. Ellers midten.', 'Percent from the left and from the top. Upright screens and low windows have points of their own. Otherwise the middle.'),
      section: 'pictures',
    },
  ),
  map: optional(group(MAP), { label: say('Kart', 'Map'), help: say('Tjenesten ser ikke noe av en besøkende før et ja. Uten kart blir ingen spurt om noe.', 'The service sees nothing of a visitor before a yes. Without a map nobody is asked anything.'), section: 'map' }),
  privacyUpdated: fact(day, { label: say('Personvernerklæringen sist endret', 'When the privacy policy was last changed'), section: 'privacy' }),
  retentionMonths: withDefault(number, 12, {
    label: say('Henvendelser oppbevares i (måneder)', 'Enquiries are kept for (months)'),
    help: say('De som ikke fører til et oppdrag. Slett dem da i e-posten og hos skjematjenesten.', 'Those that do not lead to an engagement. Then delete them in your email and at the form service.'),
    section: 'privacy',
  }),
  customerYears: withDefault(number, 5, {
    label: say('Opplysninger om kunder oppbevares i (år)', 'Clients’ data is kept for (years)'),
    help: say('Etter regnskapsårets slutt. Loven krever minst fem. Opplysninger fra kundekontrollen har sin egen frist i loven.', 'After the end of the financial year. Norwegian law requires at least five. Customer due diligence records have a limit of their own in law.'),
    section: 'privacy',
  }),
  logDays: withDefault(number, 90, {
    label: say('Tekniske logger oppbevares i (dager)', 'Technical logs are kept for (days)'),
    help: say('Se databehandleravtalen med selskapet som nettstedet ligger hos (som Cloudflare), eller spør dem.', 'See the data processing agreement with the company that hosts the website (such as Cloudflare), or ask them.'),
    section: 'privacy',
  }),
  formServiceOutsideEea: optional(yesNo, {
    label: say('Skjematjenesten er utenfor EØS', 'The form service is outside the EEA'),
    help: say('Se hvor tjenesten lagrer, i personvernerklæringen eller databehandleravtalen deres. Etter et ja står det i erklæringen.', 'See where the service stores data, in its privacy policy or data processing agreement. After a yes, your policy says so.'),
    section: 'privacy',
    claim: true,
  }),
  hostOutsideEea: optional(yesNo, {
    label: say('Nettstedet ligger hos et selskap utenfor EØS', 'A company outside the EEA hosts the website'),
    help: say('Cloudflare, Netlify og GitHub er amerikanske: Svar ja. Da står det i personvernerklæringen.', 'Cloudflare, Netlify and GitHub are American: answer yes. The privacy policy then says so.'),
    section: 'privacy',
    claim: true,
  }),
  dataProtectionAuthorityUrl: withDefault(link, 'https://www.datatilsynet.no/', { label: say('Datatilsynet', 'Data protection authority'), help: say('Lenken til tilsynet i personvernerklæringen.', 'The link to the authority in the privacy policy.'), section: 'privacy' }),
  siteUrl: fact(siteAddress, { label: say('Adressen til nettstedet', 'Address of the site'), help: say('Med https:// foran og uten / til slutt. Søkemotorer og forhåndsvisninger får den herfra.', 'With https:// in front and without a / at the end. Search engines and link previews get it from here.'), section: 'site' }),
  formEndpoint: optional(link, { label: say('Skjemaadresse', 'Form address'), help: say('Den adressen skjematjenesten viser deg. Meldinger fra kontaktskjemaet går dit.', 'The address that your form service shows you. Messages from the contact form go there.'), section: 'site' }),
  testMessage: optional(yesNo, {
    label: say('Prøv skjemaet hver måned', 'Test the form every month'),
    help: say('Da sender GitHub en prøvemelding gjennom skjemaet den andre i hver måned. Kommer den ikke i postkassen, virker ikke skjemaet.', 'GitHub then sends a test message through the form on the second of every month. If it does not arrive in your mailbox, the form does not work.'),
    section: 'site',
  }),
  editor: optional(
    group({
      preview: optional(link, {
        label: say('Adressen til forhåndsvisningen', 'Address of the preview'),
        help: say('Bare når selskapet som nettstedet ligger hos, ikke oppgir den selv, for eksempel Cloudflare Workers.', 'Only for a company that hosts the site without giving the address of the preview itself, such as Cloudflare Workers.'),
      }),
      repository: fact(repository, { label: say('Mappen med filene hos GitHub', 'The folder with the files on GitHub'), help: say('GitHub kaller den «repository». Skriv eieren og navnet, som firma/nettsted.', 'GitHub calls it a “repository”. Write its owner and name, such as firm/site.') }),
    }),
    {
      label: say('Redigering i nettleseren', 'Editing in the browser'),
      help: say('Denne siden, der tekster og fakta endres. La det stå tomt for et nettsted uten den.', 'This page, where texts and facts are changed. Leave it empty for a site without it.'),
      section: 'site',
    },
  ),
});

export type Company = z.infer<typeof FACTS>;
export type Facts = Partial<Company>;
export type FactName = keyof Company;
export type Address = Company['officeAddress'];
export type TopBarItem = Company['topBar'][number];
