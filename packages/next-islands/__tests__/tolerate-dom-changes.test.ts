import { tolerateDomChanges } from '../islands/tolerate-dom-changes';

describe('if a translator has wrapped a text, React', () => {
  const { removeChild, insertBefore } = Node.prototype;
  let paragraph: Element;
  let text: Node;
  beforeEach(() => {
    tolerateDomChanges();
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
