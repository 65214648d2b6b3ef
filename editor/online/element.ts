type Options = { [attribute: string]: string | boolean | EventListener };

/** An element with attributes, `on…` listeners and children; a string is always text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  options: Options = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(options)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

export const button = (label: string, click: () => void, options: Options = {}) =>
  element('button', { type: 'button', click, ...options }, label);
