import { type ButtonPlace, buttonAt, placeOfButton } from './dom';

/** In `history.state`, which a reload keeps. */
type Pressed = { pressed?: ButtonPlace } | null;

const busyButtons = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')];

/** Returns a function that repeats the clicks from before hydration, also on buttons that React has replaced. */
export function keepEarlyClicks(): () => void {
  const early = busyButtons().map((button) => ({ button, place: placeOfButton(button) }));
  return () => {
    hoverAgain();
    const replaced = early.filter(({ button }) => !button.isConnected).map(({ place }) => buttonAt(place));
    for (const button of [...busyButtons(), ...replaced]) {
      button?.removeAttribute('aria-busy');
      button?.click();
    }
  };
}

/** React was not there when the pointer entered what it is over. */
function hoverAgain(): void {
  const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
  if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Remembers a button for `pressAgain` after a reload. */
export function rememberPressed(button: HTMLButtonElement): void {
  history.replaceState({ ...history.state, pressed: placeOfButton(button) }, '');
}

/** After a reload, presses the button that was pressed before it, once. */
export function pressAgain(): void {
  const { pressed, ...state }: NonNullable<Pressed> = (history.state as Pressed) ?? {};
  if (!pressed) return;
  history.replaceState(state, '');
  buttonAt(pressed)?.click();
}
