import { Fragment, type ReactNode } from 'react';

const TOGETHER = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[
    // A short first part with its hyphen: e-post, mva-melding.
    /[\p{L}\p{N}]{1,4}(?:-[\p{L}\p{N}]+)+/u,
    // A reference and its number or letter: § 3-15, nr. 1, bokstav b, Article 6(1)(a), point (f).
    /(?:§|nr\.|kl\.|artikkel|article|section|bokstav|point) (?:\d[\d().–-]*(?:\p{L}\))?|\(\p{L}\)|\p{L}(?!\p{L}))/u,
    // A number and what it counts: 12 måneder, 10 000 kroner.
    /\d+(?: \d{3})+(?: \p{L}+)?|\d+ (?!nr|bokstav)\p{L}+/u,
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'giu',
);

/**
 * A text as it is shown on the page: what should not be split at the end of a line stays together, so that editors need
 * not type invisible characters. The text itself is unchanged, for searching, copying and screen readers.
 *
 * @param text a text, or what a text with tags has become; elements in it are left as they are.
 */
export function keepTogether(text: ReactNode): ReactNode {
  if (Array.isArray(text)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
    return text.map((part, index) => <Fragment key={index}>{keepTogether(part)}</Fragment>);
  }
  if (typeof text !== 'string') return text;
  const parts = text.split(TOGETHER);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ),
  );
}
