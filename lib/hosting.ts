/** What an owner decides for good: a browser that has been told to use https keeps to it for as long as it was told. */
export const HTTPS_ONLY = {
  /** How long browsers come back by https alone, in seconds: two years. */
  maxAgeS: 63_072_000,
  /** Whether that holds for every subdomain too. Only when each of them, mail and old sites included, has https. */
  subdomains: false,
};
