import '@/components/not-found/not-found.boot';

const log = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => {
  log.mockReset();
  document.documentElement.dir = 'ltr';
});

/** Opens an address. Returns the language whose text is moved to the front, undefined if there is none. */
function firstAt(path: string, attributes = 'data-not-found="No page"'): string | undefined {
  history.replaceState(null, '', path);
  const texts = ['nb', 'se', 'pl']
    .map((lang) => `<div lang="${lang}" dir="${lang === 'pl' ? 'rtl' : 'ltr'}"></div>`)
    .join('');
  document.body.innerHTML = `<main ${attributes}>${texts}</main>`;
  dispatchEvent(new Event('DOMContentLoaded'));
  return [...document.querySelectorAll<HTMLElement>('[lang]')].find(({ style }) => style.order === '-1')?.lang;
}

describe('the 404 page', () => {
  it.each([
    ['/se/nowhere', 'se', 'ltr'],
    ['/pl', 'pl', 'rtl'],
    ['/nowhere', undefined, 'ltr'],
    ['/second', undefined, 'ltr'],
  ])('at %s begins with the language %s, in its direction, and logs the address', (path, lang, dir) => {
    expect(firstAt(path)).toBe(lang);
    expect(document.documentElement.dir).toBe(dir);
    expect(log.mock.calls).toEqual([['No page', path]]);
  });

  it('is the only page that does so', () => {
    expect(firstAt('/se', '')).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});
