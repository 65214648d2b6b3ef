import { say, type Words } from '@/company/words';

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
  if (isLocal(address)) return;
  if (!/^https:/.test(address) || !URL.canParse(address)) {
    return say(
      `"${address}" er ingen adresse som begynner med https://; her skal den som skjematjenesten viser, stå`,
      `"${address}" is not an address that begins with https://; the one that your form service shows is expected`,
    );
  }
  if (address.includes('#')) {
    return say(
      `"${address}" har en #; adressen skal stå uten den og det som følger`,
      `"${address}" has a #; the address is expected without it and what follows`,
    );
  }
  if (withoutWww(hostOf(address)) === withoutWww(hostOf(siteUrl))) {
    return say(
      `"${address}" er nettstedets egen, som ikke tar imot meldinger; her skal adressen til skjematjenesten stå`,
      `"${address}" is of the site itself, which receives no messages; the one of your form service is expected`,
    );
  }
}
