import { type ButtonPlace, buttonAt, placeOfButton } from './dom';

/** In `history.state`, which a reload keeps. */
type Pressed = { pressed?: ButtonPlace } | null;

const busyButtons = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]')];

/** Returns a function that presses the buttons that were clicked before hydration, also where React has rendered another element. */
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

/** React has missed that the pointer entered what it rests on. */
function hoverAgain(): void {
  const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
  if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Keeps a button for `pressAgain` over a reload. */
export function rememberPressed(button: HTMLButtonElement): void {
  history.replaceState({ ...history.state, pressed: placeOfButton(button) }, '');
}

/** After a reload: presses what was pressed before it, once. */
export function pressAgain(): void {
  const { pressed, ...state }: NonNullable<Pressed> = (history.state as Pressed) ?? {};
  if (!pressed) return;
  history.replaceState(state, '');
  buttonAt(pressed)?.click();
}
