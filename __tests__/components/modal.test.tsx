import { act, render } from '@testing-library/react';
import { Modal } from '@/components/ui/Modal';

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
    <Modal open={open} onClose={onClose} onClosed={() => {}} className="" panelClassName="">
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
