import '@/components/not-found/not-found.boot';

const log = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => log.mockReset());

/** Opens an address. Returns the language whose text is moved to the front, undefined if there is none. */
function firstAt(path: string, attributes = 'data-not-found="No page"'): string | undefined {
  history.replaceState(null, '', path);
  const texts = ['nb', 'se', 'pl'].map((lang) => `<div lang="${lang}"></div>`).join('');
  document.body.innerHTML = `<main ${attributes}>${texts}</main>`;
  dispatchEvent(new Event('DOMContentLoaded'));
  return [...document.querySelectorAll<HTMLElement>('[lang]')].find(({ style }) => style.order === '-1')?.lang;
}

describe('the 404 page', () => {
  it.each([
    ['/se/nowhere', 'se'],
    ['/pl', 'pl'],
    ['/nowhere', undefined],
    ['/second', undefined],
  ])('at %s begins with the language %s and logs the address', (path, lang) => {
    expect(firstAt(path)).toBe(lang);
    expect(log.mock.calls).toEqual([['No page', path]]);
  });

  it('is the only page that does so', () => {
    expect(firstAt('/se', '')).toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});
