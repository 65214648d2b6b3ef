import '../jsdom';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Modal, modalOpen } from '@/components/ui/Modal.browser';

const calls: string[] = [];
const dialog = (open: boolean) => (
  <Modal open={open} onClose={() => calls.push('closed')} onAbandon={() => calls.push('abandoned')}>
    <button type="button">Close</button>
    <button type="button" data-focus>
      Settings
    </button>
  </Modal>
);
const settle = () => act(() => new Promise((done) => setTimeout(done)));
const painted = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
const element = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

beforeEach(() => {
  calls.length = 0;
});

describe('a modal dialog', () => {
  it('tells that the browser has closed it, each time it is opened, and not that it was closed by its owner', async () => {
    const { rerender } = render(dialog(false));
    for (const times of [1, 2]) {
      rerender(dialog(true));
      expect([element().open, modalOpen.get()]).toEqual([true, true]);
      // As Escape does, or a phone's back gesture.
      element().close();
      await settle();
      expect(calls).toHaveLength(times);
      rerender(dialog(false));
      expect(modalOpen.get()).toBe(false);
    }
    rerender(dialog(true));
    rerender(dialog(false));
    // The event of its closing comes after it is open again.
    rerender(dialog(true));
    await settle();
    expect(calls).toEqual(['closed', 'closed']);
    rerender(dialog(false));
    expect(element().open).toBe(false);
  });

  it.each([
    ['before its page goes into the back/forward cache', 'pagehide'],
    ['when the visitor goes back to another part of the page', 'popstate'],
  ])('is closed, with nothing decided, %s', async (_, event) => {
    render(dialog(true));
    dispatchEvent(new Event(event));
    expect(element().open).toBe(false);
    await settle();
    expect(calls).toEqual(['abandoned']);
  });

  it('lets the page scroll again if an extension removes it, and is closed, with nothing decided', async () => {
    const { rerender } = render(dialog(true));
    const { dataset } = document.documentElement;
    expect(dataset.dialog).toBe('');
    const removed = element();
    const around = removed.parentNode;
    removed.remove();
    await settle();
    expect([dataset.dialog, modalOpen.get(), calls]).toEqual([undefined, false, ['abandoned']]);
    around?.append(removed); // for React
    rerender(dialog(false));
  });

  it('is closed, with nothing decided, if a content blocker hides it', async () => {
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValueOnce([] as unknown as DOMRectList);
    render(dialog(true));
    expect([element().open, modalOpen.get()]).toEqual([false, false]);
    await settle();
    expect(calls).toEqual(['abandoned']);
  });

  it('takes the focus when it is painted, with the page inert, tells nothing of it, and gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { unmount } = render(dialog(true));
    expect([element().open, showModal.mock.calls.length, document.activeElement]).toEqual([true, 0, opener]);
    await painted();
    const control = screen.getByRole('button', { name: 'Settings' });
    expect([element().open, showModal.mock.calls.length, document.activeElement]).toEqual([true, 1, control]);
    expect(calls).toEqual([]);
    unmount();
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ['by its owner', (rerender: (ui: ReactElement) => void) => rerender(dialog(false))],
    ['by the browser', () => element().close()],
  ])('stays closed if it is closed %s before that', async (_, close) => {
    const { rerender } = render(dialog(true));
    close(rerender);
    await painted();
    expect(element().open).toBe(false);
  });
});
