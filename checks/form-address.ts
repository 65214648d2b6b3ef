import type { Bilingual } from '@/model/bilingual';
import { parseUrl } from '@/model/formats';
import { say } from './messages';

/** Domains that no website has (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const hostOf = (address: string) => parseUrl(address)?.hostname ?? '';
const withoutWww = (host: string) => host.replace(/^www\./, '');

export const isReal = (siteUrl: string) => !RESERVED.test(hostOf(siteUrl) || 'invalid');

/** Whether a form posts to the machine that builds the site, as with `npm start`. */
export const isLocal = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address);

export function formAddressError(address: string, siteUrl: string): Bilingual | undefined {
  if (isLocal(address)) return undefined;
  if (/\p{Cf}/u.test(address)) return say('invisible', { address: encodeURI(address) });
  if (!/^https:/.test(address) || !parseUrl(address)) return say('notHttps', { address });
  if (address.includes('#')) return say('hasHash', { address });
  return withoutWww(hostOf(address)) === withoutWww(hostOf(siteUrl)) ? say('ownAddress', { address }) : undefined;
}
