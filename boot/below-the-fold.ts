/** Finds what stands below the first view of every page, part by part. */
export const BELOW = 'main > section ~ section, footer';
