/** Soft hyphens and word joiners, which are for the eye: programs that listen to names, or show them, do not expect them. */
const MARKS = /[\u00ad\u2060]/g;

export const plainName = (text: string) => text.replace(MARKS, '');

/** Returns the `aria-label` of a control whose text has such marks; none for another. */
export const nameOf = (text: unknown) =>
  typeof text === 'string' && plainName(text) !== text ? plainName(text) : undefined;
