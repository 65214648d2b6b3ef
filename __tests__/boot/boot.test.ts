import { storeLanguage } from '@/boot/language';
import { isGone } from '@/boot/reload-once';
import { tolerateDomChanges } from '@/boot/tolerate-dom-changes';

const write = jest.spyOn(document, 'cookie', 'set');

/** The same page, as the browser says that it was fetched. */
const at = (protocol: string) => ({ ...location, protocol }) as Location;

it.each([
  ['https:', '; Secure'],
  // Over http, as on this machine, a browser would not keep it.
  ['http:', ''],
])('stores the language for a year, at %s with what belongs to it', (protocol, secure) => {
  storeLanguage('se', at(protocol));
  expect(localStorage.getItem('language')).toBe('se');
  expect(write).toHaveBeenLastCalledWith(`language=se; path=/; max-age=31536000; SameSite=Lax${secure}`);
});

it.each([
  ['the host says so', () => Promise.resolve({ status: 404 }), true],
  ['the host says so for good', () => Promise.resolve({ status: 410 }), true],
  ['the host has it', () => Promise.resolve({ status: 200 }), false],
  ['the host is in trouble', () => Promise.resolve({ status: 503 }), false],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('knows whether a file is gone when %s', async (_, answer, gone) => {
  Object.assign(window, { fetch: answer });
  expect(await isGone('/_next/static/chunks/menu.js')).toBe(gone);
});

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => {
  tolerateDomChanges();
  document.body.innerHTML = '<p>one <b>two</b></p>';
});
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** A text and its paragraph, once a translator has put the text into elements of its own. */
function translated(): { paragraph: Element; text: Node } {
  const paragraph = document.querySelector('p') as Element;
  const text = paragraph.firstChild as Node;
  const font = document.createElement('font');
  paragraph.replaceChild(font, text);
  font.append(document.createElement('font'));
  font.firstChild?.appendChild(text);
  return { paragraph, text };
}

it.each([
  ['removes a text with', '', '<b>two</b>'],
  ['keeps what else stands in', '<i></i>', '<font><font><i></i></font></font><b>two</b>'],
])('%s what a translator has put around it', (_, other, left) => {
  const { paragraph, text } = translated();
  (text.parentNode as Element).insertAdjacentHTML('beforeend', other);
  expect(paragraph.removeChild(text)).toBe(text);
  expect(paragraph.innerHTML).toBe(left);
});

it('puts a node before what a translator has put around a text', () => {
  const { paragraph, text } = translated();
  paragraph.insertBefore(document.createElement('i'), text);
  expect(paragraph.innerHTML).toBe('<i></i><font><font>one </font></font><b>two</b>');
});

it('bears that an element is gone already', () => {
  const paragraph = document.querySelector('p') as Element;
  const bold = paragraph.querySelector('b') as Element;
  bold.remove();
  expect(paragraph.removeChild(bold)).toBe(bold);
  paragraph.insertBefore(document.createElement('i'), bold);
  expect(paragraph.innerHTML).toBe('one <i></i>');
});
