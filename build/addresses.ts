/**
 * How hosts answer what is not simply the address of a page or a file: the one description that every host is
 * configured from. No page and no file is named in it, so that a host's settings stay right when the site changes. The
 * patterns are read by JavaScript, PCRE (nginx) and RE2 (Caddy) alike. Hosts ask in the order in which they stand here.
 */

/** What is answered at all; any other method gets 405. */
export const METHODS = ['GET', 'HEAD'];

/** Longest address that is answered, in bytes, its query included; a longer one gets 414. Below what nginx takes by itself. */
export const MAX_ADDRESS = 8000;

/** Addresses as they were sent that get 400: steps through folders, which browsers take before they ask, and a zero byte. */
export const MALFORMED = '^[^?]*(/([.]|%2[eE]){1,2}([/?]|$)|%00)';

/**
 * Addresses as they were sent that begin with several slashes lead, by 308, to the one that begins with one: a browser
 * would read a link to `//en` as another host. What follows the slashes is the first group.
 */
export const LEADING_SLASHES = '^/[/\\\\]+(.*)$';

/** Addresses as they were sent that get the 404 page: a page has one address, without empty or encoded parts. */
export const UNCLEAN = '^[^?]*(//|%2[fF])';

/** Files of the export that hosts read for themselves: each is written by hosts.ts and answered to nobody. */
export const SETTINGS = ['_headers'];

/** Paths that get the 404 page though there is a file: host settings, what is sent in another file's place, `index` by its name. */
export const HIDDEN = `^/(404([.]html)?|index|${SETTINGS.join('|').replaceAll('.', '[.]')})/?$|[.](br|gz)$`;

/** Other spellings of a page's address, which lead to it by 308 where there is such a page: the first group. */
export const SPELLED = '^(/.+?)(/|[.]html)$';

/** The same as it was sent, with its query as the third group. */
export const SPELLED_AS_SENT = '^(/[^?]+?)(/|[.]html)([?].+)?[?]?$';
