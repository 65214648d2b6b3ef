import { activeSection, sectionInView } from '@/browser/page/active-section';
import { SECTION_IDS, type Section } from '@/company/constants';

let padding: string;
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

describe('the active section', () => {
  it.each([
    // The hero.
    ['about', 121, null],
    ['services', 121, 'about'],
    ['services', 120, 'services'],
    ['contact', -379, 'contact'],
    // The footer.
    ['contact', -380, null],
  ] as const)('with %s beginning at %d px is %s', (first, top, active) => {
    layOut(first, top);
    expect(activeSection()).toBe(active);
  });

  it.each([
    ['auto', 120],
    // Large text makes the header higher.
    ['190px', 206],
  ])('with scroll-padding %s contains the line at %d px', (value, line) => {
    padding = value;
    layOut('services', line);
    expect(activeSection()).toBe('services');
    layOut('services', line + 1);
    expect(activeSection()).toBe('about');
  });
});

it('the focus goes to the section in view, and to the content in place of the hero', () => {
  layOut('services', 120);
  expect(sectionInView().id).toBe('services');
  layOut('hero', 0);
  expect(sectionInView().id).toBe('main');
});
