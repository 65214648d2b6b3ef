/** A button by its label, and its index among those with that label. React may replace the element itself. */
type ButtonLocator = { label: string; nth: number };

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttonsLabelled = (label: string) =>
  [...document.querySelectorAll('button')].filter((button) => labelOf(button) === label);
const findButton = ({ label, nth }: ButtonLocator) => buttonsLabelled(label)[nth];

function locatorOf(button: HTMLButtonElement): ButtonLocator {
  const label = labelOf(button);
  return { label, nth: buttonsLabelled(label).indexOf(button) };
}

const busyButtons = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')];

/** Returns a function that repeats the clicks from before hydration, also on buttons that React has replaced. */
export function keepEarlyClicks(): () => void {
  const early = busyButtons().map((button) => ({ button, locator: locatorOf(button) }));
  return () => {
    repeatHover();
    const replaced = early.filter(({ button }) => !button.isConnected).map(({ locator }) => findButton(locator));
    for (const button of [...busyButtons(), ...replaced]) {
      button?.removeAttribute('aria-busy');
      button?.click();
    }
  };
}

/** Tells React what the pointer is over: it may have entered before hydration. */
function repeatHover(): void {
  const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
  if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
