import { activeSection, sectionInView, watchActiveSection } from '@/browser/active-section';
import { NAV_SECTIONS, SECTION_IDS, type Section } from '@/model/texts';

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

describe('watched while the navigation is shown, the active section', () => {
  type Watch = { onChange: (entries: object[]) => void; rootMargin?: string; isStopped?: true };
  const watches: Watch[] = [];
  Object.assign(window, {
    IntersectionObserver: class {
      watch: Watch;
      constructor(onChange: Watch['onChange'], { rootMargin }: IntersectionObserverInit = {}) {
        this.watch = { onChange, rootMargin };
        watches.push(this.watch);
      }
      observe() {}
      disconnect() {
        this.watch.isStopped = true;
      }
    },
  });
  /** Tells the newest observer which part of a section is below the line. */
  const report = (ratios: Record<string, number>) => {
    const entries = Object.entries(ratios).map(([id, intersectionRatio]) => {
      return { target: document.getElementById(id), isIntersecting: true, intersectionRatio };
    });
    watches.at(-1)?.onChange(entries);
  };
  const navigation = document.createElement('nav');
  const show = (isShown: boolean) => {
    watches[0]?.onChange([{ boundingClientRect: { height: Number(isShown) } }]);
  };

  it('is the first one that reaches below the line; a new window or a hidden navigation ends the watch', () => {
    layOut('hero', 0);
    const active: (string | null)[] = [];
    const stop = watchActiveSection(navigation, (id) => active.push(id));
    show(false);
    expect(watches).toHaveLength(1);
    show(true);
    report({ hero: 0.5, [first]: 0.1, [second]: 0 });
    report({ hero: 0 });
    report({ [first]: 0, [second]: 1 });
    report({ [second]: 0 });
    expect(active).toEqual([null, first, second, null]);
    padding = '190px';
    dispatchEvent(new Event('resize'));
    stop();
    dispatchEvent(new Event('resize'));
    expect(watches.map(({ rootMargin, isStopped }) => [rootMargin, isStopped])).toEqual([
      [undefined, true],
      ['-120px 0px 0px', true],
      ['-206px 0px 0px', true],
    ]);
  });
});
