/** How build, boot script, islands and style sheets communicate (docs/architecture.md, “Signals”). */

/** An event on `window`, and a performance mark: all islands are hydrated. */
export const HYDRATED = 'hydrated';

type Flag = ''; // present or absent

export interface HtmlSignals {
  js?: Flag;
  consentSince?: string;
  consent?: 'unknown';
  firstVisit?: Flag;
  scrolled?: Flag;
  down?: Flag;
  scrollbar?: Flag;
  unpainted?: Flag;
}

export interface ElementSignals {
  island?: string;
  props?: string;
  painted?: Flag;
  language?: string;
  fallback?: string;
  failed?: string;
  plain?: Flag;
  solid?: Flag;
  notFound?: string;
  months?: string;
  sending?: string;
  year?: Flag;
}

/** The signals of the document, in browsers only. */
export const htmlSignals = (): HtmlSignals => document.documentElement.dataset as HtmlSignals;

export const signalsOf = ({ dataset }: HTMLElement): ElementSignals => dataset as ElementSignals;

export function setFlag(
  name: 'js' | 'firstVisit' | 'scrolled' | 'down' | 'scrollbar' | 'unpainted',
  on: boolean,
): void {
  if (on) htmlSignals()[name] = '';
  else delete htmlSignals()[name];
}
