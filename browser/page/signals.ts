/** How build, boot script, islands and style sheets communicate (docs/architecture.md, “Signals”). */
import { setFlag as setHtmlFlag } from 'next-islands/boot';

type Flag = ''; // present or absent

export interface HtmlSignals {
  js?: Flag;
  consentSince?: string;
  consent?: 'unknown';
  firstVisit?: Flag;
  scrolled?: Flag;
  down?: Flag;
  scrollbar?: Flag;
}

export interface ElementSignals {
  language?: string;
  fallback?: string;
  failed?: string;
  solid?: Flag;
  notFound?: string;
  months?: string;
  sending?: string;
  year?: Flag;
}

/** The signals of the document, in browsers only. */
export const htmlSignals = (): HtmlSignals => document.documentElement.dataset as HtmlSignals;

export const signalsOf = ({ dataset }: HTMLElement): ElementSignals => dataset as ElementSignals;

/** Sets or removes a signal of the document. */
export const setFlag: (name: 'js' | 'first-visit' | 'scrolled' | 'down' | 'scrollbar', on: boolean) => void =
  setHtmlFlag;
