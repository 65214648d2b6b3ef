import { putLanguageFirst } from '@/boot/not-found';

describe('the 404 page', () => {
  /** The language whose text is moved to the front at an address; undefined if none is. */
  function firstAt(path: string): string | undefined {
    history.replaceState(null, '', path);
    document.body.innerHTML = ['no', 'se', 'pl'].map((locale) => `<div data-not-found="${locale}"></div>`).join('');
    putLanguageFirst();
    const texts = [...document.querySelectorAll<HTMLElement>('[data-not-found]')];
    return texts.find(({ style }) => style.order === '-1')?.dataset.notFound;
  }

  it.each([
    ['/se/nowhere', 'se'],
    ['/pl', 'pl'],
    ['/nowhere', undefined],
    ['/second', undefined],
    ['/de/nowhere', undefined],
  ])('at %s begins with the language %s', (path, locale) => {
    expect(firstAt(path)).toBe(locale);
  });
});
