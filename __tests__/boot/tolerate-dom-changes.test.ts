import { tolerateDomChanges } from '@/boot/tolerate-dom-changes';

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
