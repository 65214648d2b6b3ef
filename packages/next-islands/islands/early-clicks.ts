const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Returns a function that repeats the clicks in an island from before its hydration, also on buttons that React has replaced. */
export function keepEarlyClicks(island: Element): () => void {
  // boot/wait-for-islands.ts marks them.
  const busyButtons = () => [...island.querySelectorAll<HTMLElement>('button[aria-busy=true]')];
  const early = busyButtons().map((button) => ({ button, label: labelOf(button) }));
  return () => {
    const buttons = [...island.querySelectorAll('button')];
    const replaced = early
      .filter(({ button }) => !button.isConnected)
      .map(({ label }) => buttons.find((button) => labelOf(button) === label));
    for (const button of [...busyButtons(), ...replaced]) {
      button?.removeAttribute('aria-busy');
      button?.click();
    }
  };
}

/** Tells React what the pointer is over: it may have entered before hydration. */
export function repeatHover(): void {
  const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
  if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}
