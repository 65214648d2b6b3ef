import { negotiate, negotiationRules } from '@/i18n/negotiate';
import { activeSection } from '@/lib/active-section';
import { STORAGE_KEYS } from '@/lib/constants';
import { PAGES } from '@/lib/pages';
import { isOrdinaryClick } from './clicks';
import { saveDraft } from './draft';
import { storeLanguage } from './language-preference';
import { stored } from './storage';

/**
 * Leads a visit to the address of its language, before anything is painted (docs/behaviour.md, “Languages”), and an
 * address that begins with two slashes to the same one with one: the router could not write such an address back.
 */
export function followLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const clean = pathname.replace(/^\/{2,}/, '/');
  const visit = { path: clean, stored: stored(STORAGE_KEYS.language), languages: navigator.languages };
  const rules = negotiationRules(Object.values(PAGES));
  const path = negotiate({ ...visit, userAgent: navigator.userAgent }, rules) ?? clean;
  if (path !== pathname) {
    // Nothing of the wrong language is painted while the right page is on its way.
    document.documentElement.style.visibility = 'hidden';
    location.replace(origin + path + search + hash);
  }
  addEventListener('click', chooseLanguage, true);
}

/** A click on a link of the language switch stores the choice; the section and what stands in the form come along. */
function chooseLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  storeLanguage(link.dataset.language ?? '');
  if (!isOrdinaryClick(event)) return;
  saveDraft();
  const section = activeSection();
  link.hash = section ? `#${section}` : location.hash;
}
