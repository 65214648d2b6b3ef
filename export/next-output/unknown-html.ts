/** Next's or React's HTML is not as this folder knows it; the message says what is missing. */
export class UnknownHtml extends Error {}
