/** Returns the name of a control, a dialog or a link, without soft hyphens: programs that show it or say it do not expect them. */
export const plainName = (text: string) => text.replaceAll('\u00ad', '');

/** Returns a text for programs, with ordinary spaces and without soft hyphens. */
export const plainText = (text: string) => plainName(text).replaceAll('\u00a0', ' ');
