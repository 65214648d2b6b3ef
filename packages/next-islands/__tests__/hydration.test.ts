import { keepEarlyClicks } from '../islands/early-clicks';
import { HYDRATED, prepareHydration } from '../islands/hydration';
import { tolerateDomChanges } from '../islands/tolerate-dom-changes';

jest.mock('../islands/tolerate-dom-changes');
const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

const steps: string[] = [];
const island = document.createElement('div');
document.body.append(island);
const show = (html: string) => {
  island.innerHTML = html;
  for (const button of island.querySelectorAll('button')) button.onclick = () => steps.push(button.id);
};
const click = (id: string) => document.getElementById(id)?.setAttribute('aria-busy', 'true');

beforeEach(() => {
  steps.length = 0;
  show('<button id="menu" aria-label="Menu"></button><button id="map">Settings</button>');
});

it('a page tolerates changes, is prepared and finished once, and announces hydration', () => {
  addEventListener(HYDRATED, () => steps.push('heard'), { once: true });
  const onHydrated = prepareHydration(() => {
    steps.push('prepared');
    return () => steps.push('finished');
  });
  expect(tolerateDomChanges).toHaveBeenCalledTimes(1);
  onHydrated();
  expect(mark).toHaveBeenCalledWith(HYDRATED);
  expect(steps).toEqual(['prepared', 'finished', 'heard']);
});

describe('buttons of an island that were clicked before hydration', () => {
  it('are pressed once after it, including those that were clicked meanwhile', () => {
    click('menu');
    const press = keepEarlyClicks(island);
    click('map');
    press();
    expect(steps).toEqual(['menu', 'map']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    press();
    expect(steps).toHaveLength(2);
  });

  it('are found again if React has replaced them', () => {
    click('map');
    const press = keepEarlyClicks(island);
    show(island.innerHTML.replace(' aria-busy="true"', ''));
    press();
    expect(steps).toEqual(['map']);
  });
});

describe('if a translator has wrapped a text, React', () => {
  const { removeChild, insertBefore } = Node.prototype;
  let paragraph: Element;
  let text: Node;
  beforeEach(() => {
    jest.requireActual('../islands/tolerate-dom-changes').tolerateDomChanges();
    document.body.innerHTML = '<p><font><font>one </font></font><b>two</b></p>';
    paragraph = document.querySelector('p') as Element;
    text = paragraph.querySelector('font font')?.firstChild as Node;
  });
  afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

  it.each([
    ['the text with its wrappers', '', '<b>two</b>'],
    ['only the text if the wrappers contain something else', '<i></i>', '<font><font><i></i></font></font><b>two</b>'],
  ])('removes %s', (_, other, left) => {
    (text.parentNode as Element).insertAdjacentHTML('beforeend', other);
    expect(paragraph.removeChild(text)).toBe(text);
    expect(paragraph.innerHTML).toBe(left);
  });

  it('inserts a node before the wrappers', () => {
    paragraph.insertBefore(document.createElement('i'), text);
    expect(paragraph.innerHTML).toBe('<i></i><font><font>one </font></font><b>two</b>');
  });

  it('ignores that a node is gone already', () => {
    const bold = paragraph.lastChild as Element;
    bold.remove();
    expect(paragraph.removeChild(bold)).toBe(bold);
    paragraph.insertBefore(document.createElement('i'), bold);
    expect(paragraph.innerHTML).toBe('<font><font>one </font></font><i></i>');
  });
});
