import { focusPlace } from '@/components/ui/focus';

/** The section to focus once its page has come. Outlives the page that was left. */
let awaited: string | null = null;

/** Moves the focus to the section that a link led to, at once or, from another page, when its page is there. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  awaited = section ? null : id;
  if (section) focusPlace(section);
}

/** Carries out what `focusSection` could not do on the page before. */
export function focusAwaitedSection(): void {
  if (awaited) focusSection(awaited);
}
