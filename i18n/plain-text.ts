/** Soft hyphens and word joiners, which are for the eye: programs that listen to names, or show them, do not expect them. */
const MARKS = /[\u00ad\u2060]/g;

/** Returns the name of a control, a dialog or a link, without such marks. */
export const plainName = (text: string) => text.replace(MARKS, '');

/** Returns a text for programs, with ordinary spaces and without such marks. */
export const plainText = (text: string) => plainName(text).replaceAll('\u00a0', ' ');
