import type { Bilingual } from '@/model/bilingual';
import type { Company } from '@/model/facts';
import { parseUrl } from '@/model/formats';
import { say } from './messages';

/** Asks about a single value. `field` is the last part of its key. */
export type ValueRule = (value: Value, company: Company, today: string) => Bilingual | undefined;
type Value = { key: string; field: string; text: string };

/** Host and path of pages that are seen only in a network, or by whoever is signed in. */
const PRIVATE_PAGES = [
  /^([\d.]+|([^/]+\.)?(local|localhost|lan|home|internal))\//,
  /^(admin|intra(nett?)?|mail|dash(board)?)\.[^/.]+\./,
  /^(docs|drive|calendar)\.google\.com\/\w+\/(my-drive|shared-with-me|u\/\d+\/(?!appointments\/|folders\/))/,
  /^(onedrive\.live\.com\/$|[^/]+\.sharepoint\.com\/(?!:))/,
  /^(outlook\.(office|live)\.com\/(mail|calendar)|(www\.)?dropbox\.com\/(home|work)|calendly\.com\/event_types)(\/|$)/,
  /\/(admin|manage|edit|settings|dashboard|wp-admin|wp-login\.php)(\/|$)/i,
];
const isPrivate = ({ hostname, pathname }: URL) => PRIVATE_PAGES.some((page) => page.test(hostname + pathname));

/** Facts whose address is not a page for visitors, or is asked about by another rule. */
const OTHER_ADDRESSES = /^(formEndpoint|siteUrl|map|editor)\b/;
export const privateAddress: ValueRule = ({ key, text }) => {
  const url = /^https:\S+$/.test(text) && !OTHER_ADDRESSES.test(key) ? parseUrl(text) : undefined;
  return url && isPrivate(url) ? say('ownerOnly') : undefined;
};

const FORM_PAGES = [
  /(^|\.)(google|office|microsoft|cloud\.microsoft|typeform|tally|jotform|airtable)\.|^(app|dash|dashboard|account)\./,
  /(^|\.)(surveymonkey|nettskjema|mailchimp|list-manage|wufoo|zoho|hsforms|pipedrive|podio)\./,
  /(^|\.)(cognitoforms|paperform|fillout|123formbuilder)\.|^forms\.(gle|cloud\.microsoft)$/,
];
const FORM_PATHS = [
  /^\/(forms\/?|forms\/\d+\/?|start\/?|app\/.*|[sf]\/?)?$/i,
  /\/(log-?in|sign-?(in|up)|register|dashboard|backend|settings|integrations?|submissions|edit|viewform)\b/i,
];
/** The id as a document writes it. */
const UNFILLED = /\/(ID|CODE|KODE|FORM[_-]?ID|YOUR[_-][\w-]+|X{3,}|(?:\[|%3C|%7B).*)\/?$/i;
/** They need a hidden field, other names of fields, or show a captcha, behind which messages are lost (docs/online.md, step 4). */
const UNSUITABLE =
  /(^|\.)(web3forms\.com|staticforms\.(xyz|dev|com)|formspree\.io|forminit\.com|getform\.io|formsubmit\.co|netlify\.(app|com))$/;
export const formAddress: ValueRule = ({ key, text }) => {
  if (key !== 'formEndpoint') return undefined;
  const { hostname, pathname } = new URL(text);
  if (UNSUITABLE.test(hostname)) return say('unsuitableService', { service: hostname });
  if (UNFILLED.test(pathname)) return say('unfilledAddress');
  const isPage = FORM_PAGES.some((page) => page.test(hostname)) || FORM_PATHS.some((page) => page.test(pathname));
  return isPage ? say('formPage') : undefined;
};

/** Links to a map that no other site may frame, such as those of “Share”. */
const UNFRAMED_MAPS = [
  /^https:\/\/(maps\.app\.goo\.gl|goo\.gl|maps\.apple\.com)\//,
  /^https:\/\/((www|maps)\.)?google\.[a-z.]+\/(?!maps\/embed)(?!.*output=embed)/,
  /^https:\/\/(www\.)?openstreetmap\.org\/(?!export\/embed)/,
];

export const mapAddress: ValueRule = ({ key, text }) => {
  const isUnframed = key === 'map.embedUrl' && UNFRAMED_MAPS.some((pattern) => pattern.test(text));
  return isUnframed ? say('unframedMap') : undefined;
};
