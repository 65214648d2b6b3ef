import { ACTIVE_LINE_PX } from './constants';
import { SECTION_IDS, type Section } from './pages';

/**
 * The section whose box spans the line below the header, or null: the hero is not in the navigation
 * (docs/behaviour.md, “Scrolling”).
 */
export function activeSection(): Section | null {
  const active = SECTION_IDS.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_LINE_PX && box.bottom > ACTIVE_LINE_PX;
  });
  return active && active !== 'hero' ? active : null;
}
