import { activeSection, sectionInView } from '@/browser/page/active-section';
import { NAV_SECTIONS, SECTION_IDS, type Section } from '@/company/texts';

const [first, second] = NAV_SECTIONS as [Section, Section];
const last = SECTION_IDS.at(-1) as Section;

let padding: string;
jest.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ scrollPaddingTop: padding }) as CSSStyleDeclaration);

/** Lays out sections of 500 px below each other, with `section` beginning at `top`. */
function layOut(section: Section, top: number): void {
  document.body.innerHTML = `<main id="main">${SECTION_IDS.map((id) => `<section id="${id}"></section>`).join('')}</main>`;
  for (const [index, element] of [...document.querySelectorAll('section')].entries()) {
    const y = top + 500 * (index - SECTION_IDS.indexOf(section));
    element.getBoundingClientRect = () => ({ top: y, bottom: y + 500 }) as DOMRect;
  }
}

beforeEach(() => {
  padding = 'auto';
});

describe('the active section', () => {
  it.each([
    // The hero.
    [first, 121, null],
    [second, 121, first],
    [second, 120, second],
    [last, -379, last],
    // The footer.
    [last, -380, null],
  ] as const)('with %s beginning at %d px is %s', (section, top, active) => {
    layOut(section, top);
    expect(activeSection()).toBe(active);
  });

  it('is below a header that large text makes higher', () => {
    padding = '190px';
    layOut(second, 206);
    expect(activeSection()).toBe(second);
    layOut(second, 207);
    expect(activeSection()).toBe(first);
  });
});

it('the focus goes to the section in view, and to the content in place of the hero', () => {
  layOut(second, 120);
  expect(sectionInView().id).toBe(second);
  layOut('hero', 0);
  expect(sectionInView().id).toBe('main');
});
