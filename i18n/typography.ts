/** Groups and names of texts that are read out or found by search engines, but never broken into lines. */
const UNSEEN = /^(meta|header)$|label$|alt$/i;

/**
 * The texts of a catalog with what must not be torn apart at the end of a line tied together, so that editors need not
 * type characters that cannot be seen. Only texts that are seen get a word joiner: names for screen readers stay plain.
 */
export function typeset<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, value]) => {
    if (UNSEEN.test(key)) return [key, value];
    return [key, typeof value === 'string' ? keepTogether(value) : typeset(value)];
  });
  return Object.fromEntries(entries);
}

/** A text with hard spaces between numbers and what they count, and no break after the hyphen of a short first part: `e-post`. */
export function keepTogether(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,4}-)(?=[\p{L}\p{N}])/gu, '$1\u2060')
    .replace(
      /(§|(?<!\p{L})(?:nr\.|kl\.|artikkel|article|section|bokstav|point)) (?=[\d(]|\p{L}(?!\p{L}))/giu,
      '$1\u00a0',
    )
    .replace(/(\d) (?=\d|(?!nr\.|bokstav)\p{L})/gu, '$1\u00a0');
}
