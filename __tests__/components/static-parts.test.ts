import { joinPrintedWords, replaceBrokenPictures, showYear } from '@/components/layout/static-parts.browser';

const picture = (name: string, fallback = ' data-fallback="f.avif"') =>
  `<picture><source media="(width)"><img src="${name}.avif" srcset="${name}.avif 9w" alt="${name}"${fallback}></picture>`;
const image = (name: string) => document.querySelector(`[alt=${name}]`) as HTMLImageElement;
const mediaOf = (name: string) => image(name).parentElement?.querySelector('source')?.media;
const addressesOf = (name: string) => [image(name).getAttribute('src'), image(name).getAttribute('srcset')];
const REPLACED = ['f.avif', null];

// No picture is loaded in jsdom; one that is complete has failed.
jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function (this: HTMLImageElement) {
  return this.alt === 'early';
});
beforeAll(() => {
  document.body.innerHTML = ['early', 'desk', 'other'].map((name) => picture(name)).join('') + picture('plain', '');
  replaceBrokenPictures();
});

describe('a picture that fails', () => {
  it('is replaced by the fallback picture in every crop, and by its text if that fails too', () => {
    image('desk').dispatchEvent(new Event('error'));
    expect(addressesOf('desk')).toEqual(REPLACED);
    expect(mediaOf('desk')).toBe('not all');
    expect(image('desk').parentElement?.dataset.failed).toBeUndefined();
    image('desk').dispatchEvent(new Event('error'));
    expect(image('desk').parentElement?.dataset.failed).toBe('desk');
    expect(addressesOf('other')).toEqual(['other.avif', 'other.avif 9w']);
  });

  it('is also replaced if it failed before the script ran', () => {
    expect(addressesOf('early')).toEqual(REPLACED);
    expect(mediaOf('early')).toBe('not all');
  });

  it('is not replaced if it has no fallback picture, like a slide', () => {
    image('plain').dispatchEvent(new Event('error'));
    expect(addressesOf('plain')).toEqual(['plain.avif', 'plain.avif 9w']);
  });
});

it('the year of the visitor replaces that of the build', () => {
  document.body.insertAdjacentHTML('beforeend', '<span data-year>2020</span>');
  showYear();
  expect(document.querySelector('span')?.textContent).toBe(String(new Date().getFullYear()));
});

it('soft hyphens are out of the text while the page is printed', () => {
  document.body.innerHTML = '<h1>Person\u00advern</h1><p>Regnskaps\u00adfører</p>';
  joinPrintedWords();
  const [title, words] = document.querySelectorAll('h1, p');
  expect(title?.firstChild?.nodeValue).toBe('Personvern');
  if (words?.firstChild) words.firstChild.nodeValue = 'Noe annet';
  dispatchEvent(new Event('afterprint'));
  expect(title?.firstChild?.nodeValue).toBe('Person\u00advern');
  expect(words?.firstChild?.nodeValue).toBe('Noe annet');
});
