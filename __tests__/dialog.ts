/** Gives jsdom's `<dialog>` the methods that it lacks, as far as the tests need them (https://html.spec.whatwg.org/#the-dialog-element). */
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
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

// jsdom lays nothing out.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
