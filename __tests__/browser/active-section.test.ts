import { activeLine, activeSection } from '@/browser/page/active-section';
import { placeInView } from '@/browser/page/focus';
import { SECTION_IDS, type Section } from '@/company/texts';

let padding = '104px';
jest.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ scrollPaddingTop: padding }) as CSSStyleDeclaration);

/** Lays out sections of 500 px below each other, with `first` beginning at `top`. */
function layOut(first: Section, top: number): void {
  document.body.innerHTML = `<main id="main">${SECTION_IDS.map((id) => `<section id="${id}"></section>`).join('')}</main>`;
  for (const [index, element] of [...document.querySelectorAll('section')].entries()) {
    const y = top + 500 * (index - SECTION_IDS.indexOf(first));
    element.getBoundingClientRect = () => ({ top: y, bottom: y + 500 }) as DOMRect;
  }
}

beforeEach(() => {
  padding = '104px';
});

describe('activeLine', () => {
  it.each([
    ['88px', 120],
    ['104px', 120],
    ['auto', 120],
    // Large text makes the header higher.
    ['190px', 206],
  ])('with scroll-padding %s is %d px from the top', (value, line) => {
    padding = value;
    expect(activeLine()).toBe(line);
  });
});

describe('activeSection', () => {
  it.each([
    ['about', 121, null],
    ['about', 120, 'about'],
    ['services', 121, 'about'],
    ['services', 120, 'services'],
    ['contact', -379, 'contact'],
    // The visitor reads the footer.
    ['contact', -380, null],
    ['hero', 0, null],
  ] as const)('with %s beginning at %d px is %s', (first, top, active) => {
    layOut(first, top);
    expect(activeSection()).toBe(active);
  });

  it('takes a higher header into account', () => {
    padding = '190px';
    layOut('services', 200);
    expect(activeSection()).toBe('services');
  });

  it('gives the focus to the content in place of the hero', () => {
    layOut('hero', 0);
    expect(placeInView()?.id).toBe('main');
  });

  it('is null on a page without sections', () => {
    document.body.innerHTML = '<main></main>';
    expect(activeSection()).toBeNull();
  });
});
