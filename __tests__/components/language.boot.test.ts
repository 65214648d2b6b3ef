import {
  handleLanguageSwitch,
  keepAskedLanguage,
  redirectToLanguage,
  storeLanguage,
} from '@/components/header/language.boot';
import { SECTION_IDS, type Section } from '@/model/texts';

const blockStorage = (reason: string) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException(reason);
  });
const PAGE = [
  '<a id="no" href="/" data-language="no" aria-current="true">NO</a><a id="se" href="/se" data-language="se">SE</a>',
  `<main>${SECTION_IDS.map((id) => `<section id="${id}"></section>`).join('')}</main>`,
].join('');

/** Lays out the page with a section at the top, and the others further down. */
function read(section: Section): void {
  document.body.innerHTML = PAGE;
  for (const element of document.querySelectorAll('section')) {
    const top = element.id === section ? 0 : 1000;
    element.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect;
  }
}

/** Clicks a link. Returns where it leads, null if nowhere. */
function press(id: string, modifiers: MouseEventInit = {}): string | null {
  let leadsTo: string | null = null;
  const link = document.getElementById(id) as HTMLAnchorElement;
  link.addEventListener('click', (event) => {
    if (!event.defaultPrevented) leadsTo = link.href.replace(location.origin, '');
    event.preventDefault();
  });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  return leadsTo;
}

handleLanguageSwitch();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/#contact');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the language switch', () => {
  it.each([
    ['technology', '/se#technology'],
    // The address still names a section that was read before.
    ['hero', '/se'],
  ] as const)('leads from %s to %s', (section, address) => {
    read(section);
    expect(press('se')).toBe(address);
    expect(localStorage.getItem('language')).toBe('se');
  });

  it('stores the current language when it is pressed, and leaves the page where it is', () => {
    read('technology');
    expect(press('no')).toBeNull();
    expect(localStorage.getItem('language')).toBe('no');
    expect(location.hash).toBe('#contact');
  });

  it('opens the current page in a new tab when that is asked for', () => {
    read('technology');
    expect(press('no', { ctrlKey: true })).toBe('/');
  });
});

describe('storeLanguage', () => {
  let write: jest.SpyInstance;
  beforeEach(() => {
    write = jest.spyOn(document, 'cookie', 'set');
  });

  it('writes only the cookie if storage is full', () => {
    blockStorage('full');
    storeLanguage('se');
    expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^language=se; /));
  });

  it.each([
    ['https:', '; Secure'],
    // Browsers refuse a secure cookie over http.
    ['http:', ''],
  ])('writes a cookie for a year, over %s', (protocol, secure) => {
    storeLanguage('se', { ...location, protocol } as Location);
    expect(localStorage.getItem('language')).toBe('se');
    expect(write).toHaveBeenLastCalledWith(`language=se; path=/; max-age=31536000; SameSite=Lax${secure}`);
  });
});

describe('an address that asks for a language', () => {
  const open = (address: string) => {
    history.replaceState({ kept: 1 }, '', address);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['se']);
    redirectToLanguage();
    const listen = jest.spyOn(window, 'addEventListener');
    keepAskedLanguage();
    forget = () => {
      for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener, true);
    };
  };
  let forget = () => {};
  afterEach(() => forget());
  const address = () => location.href.replace(location.origin, '');

  it.each([
    ['/?lang=no', '/'],
    ['/?b=%20&lang=no&a#contact', '/?b=%20&a#contact'],
    ['/personvern?lang=no', '/personvern'],
  ])('%s is stored and becomes %s', (asked, expected) => {
    open(asked);
    expect(localStorage.getItem('language')).toBe('no');
    expect(address()).toBe(expected);
    expect(history.state).toEqual({ kept: 1 });
  });

  it.each(['/se?lang=no', '/?lang=de', '/unknown?lang=no'])('%s is left as it is', (asked) => {
    open(asked);
    expect(localStorage).toHaveLength(0);
    expect(address()).toBe(asked);
  });

  it('goes on asking where storage is blocked, and links to other pages ask too', () => {
    blockStorage('blocked');
    open('/?lang=no#contact');
    expect(address()).toBe('/?lang=no#contact');
    document.body.innerHTML = ['/personvern#top', '/', '#about', '/se', 'https://other.test/']
      .map((href) => `<a href="${href}"></a>`)
      .join('');
    const links = [...document.querySelectorAll('a')];
    // As a right click does, before its menu opens.
    for (const link of links) link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    expect(links.map((link) => link.getAttribute('href')?.replace(location.origin, ''))).toEqual([
      ...['/personvern?lang=no#top', '/?lang=no', '#about', '/se', 'https://other.test/'],
    ]);
  });
});

describe('a redirect', () => {
  const { style } = document.documentElement;
  beforeEach(() => {
    style.removeProperty('visibility');
    // jsdom reports that it cannot navigate.
    jest.spyOn(console, 'error').mockImplementation();
    jest.useFakeTimers();
  });

  it.each([
    ['to the language of the browser', '/', 'se'],
    ['to an address without repeated slashes', '//', 'nb'],
  ])('%s shows the page again if it fails', (_, path, language) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    history.replaceState(null, '', location.origin + path);
    document.body.innerHTML = '<footer></footer>';
    redirectToLanguage();
    expect(style.visibility).toBe('hidden');
    jest.advanceTimersByTime(3000);
    expect(style.visibility).toBe('');
    expect(history.state).toBeNull();
  });

  it('is left out in a browser that names no languages', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(undefined as never);
    history.replaceState(null, '', '/');
    redirectToLanguage();
    expect(style.visibility).toBe('');
  });

  it('is skipped once after it has failed and the page was reloaded', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['se']);
    history.replaceState({ redirectFailed: true, kept: 1 }, '', '/');
    redirectToLanguage();
    expect(style.visibility).toBe('');
    expect(history.state).toEqual({ kept: 1 });
    redirectToLanguage();
    expect(style.visibility).toBe('hidden');
    jest.runAllTimers();
  });
});
