import type { Words } from '@/company/words';
import * as M from './messages';

/** Names that no site has (RFC 2606, RFC 6761): a sample, a test or one machine. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

const hostOf = (address: string) => new URL(address).hostname;
const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Whether visitors reach a site at this address, which is a URL: its name is not reserved for samples and tests. */
export const isReal = (siteUrl: string) => !RESERVED.test(hostOf(siteUrl));

/** Whether a form posts to the machine that builds the site, as that of `npm start` does. */
export const isLocal = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address);

/** What is wrong with the address that the form of the site `siteUrl` posts to; undefined for a good one. */
export function formAddressMistake(address: string, siteUrl: string): Words | undefined {
  if (isLocal(address)) return undefined;
  if (!/^https:/.test(address) || !URL.canParse(address)) return M.noHttps(address);
  if (address.includes('#')) return M.hasHash(address);
  return withoutWww(hostOf(address)) === withoutWww(hostOf(siteUrl)) ? M.ownAddress(address) : undefined;
}
