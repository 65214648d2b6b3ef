export const BELOW_FIRST_VIEW = 'main>section~section,footer';

/** The parts that are laid out one per frame. The services are too long for one. */
export const PARTS_BELOW = `${BELOW_FIRST_VIEW},#services>*>*`;

/** What the build is told about the first view (next.config.mjs). */
export const FIRST_VIEW = {
  last: '#hero',
  below: BELOW_FIRST_VIEW,
  parts: PARTS_BELOW,
  // components/layout/html-attributes.boot.ts
  states: 'data-first-visit data-consent="unknown" data-scrolled',
  unseen: '#letter-head, #toast-list, #services-list > *',
  layers: 'theme,base,components,utilities',
  animated: 'answer-lines',
};
