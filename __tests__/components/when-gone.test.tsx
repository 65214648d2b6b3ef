import { Dialog } from '@headlessui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { WhenGone } from '@/components/ui/WhenGone';

describe('what is called when a dialog is gone', () => {
  it('comes after the dialog has given the focus back', async () => {
    const order: string[] = [];
    const page = (open: boolean) => (
      <>
        <button type="button" onFocus={() => order.push('focus')}>
          Open
        </button>
        {open && (
          <Dialog open onClose={() => {}}>
            <WhenGone then={() => order.push('then')} />
            <button type="button">Close</button>
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(false));
    act(() => screen.getByText('Open').focus());
    rerender(page(true));
    await screen.findByText('Close');
    rerender(page(false));
    await waitFor(() => expect(order).toContain('then'));
    expect(order).toEqual(['focus', 'focus', 'then']);
  });
});
