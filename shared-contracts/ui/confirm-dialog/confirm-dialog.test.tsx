import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

function Page({ onConfirm, busy = false }: { onConfirm?: () => void; busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete Guava
      </button>
      <ConfirmDialog
        open={open}
        title="Delete fruit"
        question="Are you sure?"
        subject="Guava"
        busy={busy}
        labels={{ confirm: 'Delete', cancel: 'Keep' }}
        onConfirm={() => onConfirm?.()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test('names the record, and returns the focus when it is cancelled', async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  const opener = screen.getByRole('button', { name: 'Delete Guava' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Delete fruit', description: /Are you sure\?.*Guava/ });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(document.activeElement).toBe(opener);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a confirmed action that runs can be neither repeated nor cancelled', async () => {
  const view = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Guava' }));
  view.rerender(<Page busy />);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBe(dialog);
});
