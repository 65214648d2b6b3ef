import { act, render, screen, waitFor } from '@testing-library/react';
import { Modal } from '@/components/ui/Modal';

it('calls onClosed after the dialog has closed and the focus has returned', async () => {
  const order: string[] = [];
  const page = (open: boolean) => (
    <>
      <button type="button" onFocus={() => order.push('focus')}>
        Open
      </button>
      {open && (
        <Modal open onClose={() => {}} onClosed={() => order.push('closed')} className="" panelClassName="">
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
