import { COMPANY_FILE } from '@/checks/content';
import { idOf } from './form';

/** Moves the focus to a field, or to the nearest group around it that is there, else to the section. */
export function goToField(file: string, key: string): void {
  const names = key.split('.');
  const keys = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  const ids = [
    ...keys.flatMap((one) => [idOf(file, one), `${idOf(file, one)}#`]),
    `${idOf(COMPANY_FILE, file.replace(/\.\w+$/, ''))}#`,
    'section',
  ];
  const place = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
  const control = place?.closest('.field') ?? place;
  if (place && !place.matches('input, select, textarea, button')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: place?.id === 'section' ? 'start' : 'center' });
}
