import { act, render, screen, waitFor } from '@testing-library/react';
import { Modal } from '@/components/ui/Modal';

const looks = { className: '', panelClassName: '' };

it('calls onClosed after the dialog has closed and the focus has returned', async () => {
  const order: string[] = [];
  const page = (open: boolean) => (
    <>
      <button type="button" onFocus={() => order.push('focus')}>
        Open
      </button>
      {open && (
        <Modal open onClose={() => {}} onClosed={() => order.push('closed')} {...looks}>
          <button type="button">Close</button>
        </Modal>
      )}
    </>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByText('Open').focus());
  rerender(page(true));
  await screen.findByText('Close');
  rerender(page(false));
  await waitFor(() => expect(order).toContain('closed'));
  expect(order).toEqual(['focus', 'focus', 'closed']);
});

it('closes by the back gesture of a phone, each time it is opened', async () => {
  const onClose = jest.fn();
  const watchers = new Set<EventTarget>();
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  Object.assign(window, { CloseWatcher });
  const dialog = (open: boolean) => (
    <Modal open={open} onClose={onClose} onClosed={() => {}} {...looks}>
      <button type="button">Close</button>
    </Modal>
  );
  const { rerender } = render(dialog(false));
  for (const times of [1, 2]) {
    await act(async () => rerender(dialog(true)));
    expect(watchers.size).toBe(1);
    for (const watcher of watchers) watcher.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(times);
    await act(async () => rerender(dialog(false)));
    expect(watchers.size).toBe(0);
  }
  Reflect.deleteProperty(window, 'CloseWatcher');
});
