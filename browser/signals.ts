/** How build, boot script, islands and style sheets communicate: `data-*` attributes, with who writes → who reads each. */
import { setFlag as setHtmlFlag } from 'next-islands/boot';

type Flag = ''; // present or absent

interface HtmlSignals {
  js?: Flag; // boot → style sheets (`nojs`): scripts work; removed when they fail
  consentSince?: string; // Document → storage: ask for consent; older decisions do not count
  consent?: 'unknown'; // boot, consent → style sheets: the banner
  firstVisit?: Flag; // boot → style sheets: the banner's space in the hero, before the first paint
  scrolled?: Flag; // boot, Header → style sheets: the header is no longer over the top of the page
  down?: Flag; // boot → base.css: the page is scrolled down, which hides the header in a low window
  dialog?: Flag; // Modal → style sheets: a dialog is open; `:has()` on <html> would compute the style of too much again
  scrollbar?: Flag; // Modal → base.css: the scrollbar takes space, which stays while a dialog is open
}

interface ElementSignals {
  language?: string; // LanguageSwitch → boot, menu: the choice to store
  fallback?: string; // Picture → page: what replaces a broken picture
  failed?: string; // page → base.css: the text in place of a picture that has no other
  solid?: Flag; // Header → style sheets: on a page without hero
  notFound?: string; // NotFoundPage → boot: what to log
  months?: string; // Footer → page: the date on paper
  sending?: string; // ContactForm, boot → both: when a message left that is still on its way
  year?: Flag; // Footer → page: the visitor's year
}

export const htmlSignals = (): HtmlSignals => document.documentElement.dataset as HtmlSignals;

export const signalsOf = ({ dataset }: HTMLElement): ElementSignals => dataset as ElementSignals;

export const setFlag: (name: 'js' | 'first-visit' | 'scrolled' | 'down' | 'dialog' | 'scrollbar', on: boolean) => void =
  setHtmlFlag;
