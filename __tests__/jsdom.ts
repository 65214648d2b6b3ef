/** What jsdom does not have, as far as the tests need it. */

/** The methods of `<dialog>` (https://html.spec.whatwg.org/#the-dialog-element). */
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open, and not modal.', 'InvalidStateError');
    previousFocus.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (previousFocus.get(this) as HTMLElement | null)?.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});

// It lays nothing out.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;

type Callback = (entries: { isIntersecting: boolean }[]) => void;

let callback: Callback;
/** How far from the window the newest observer begins. */
export let margin: string | undefined;

class Observer {
  constructor(onChange: Callback, options: IntersectionObserverInit = {}) {
    callback = onChange;
    margin = options.rootMargin;
  }
  observe() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: Observer });

/** Tells the newest observer whether what it observes is in view; several states are reported at once. */
export const observe = (...states: boolean[]) => callback(states.map((isIntersecting) => ({ isIntersecting })));
