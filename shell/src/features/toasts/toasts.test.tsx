import { act, screen, waitFor } from '@testing-library/react';
import type { NoticeVariant } from '@vidyapath/platform-api/notifier';
import { renderShell } from '../../testing/render-shell';

const notice = (message: string, variant: NoticeVariant = 'success') => ({ variant, title: 'Title', message });

async function open() {
  const view = await renderShell('/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
  return view;
}

test('a toast has its title and message, and a click dismisses it', async () => {
  const { shell, user } = await open();
  act(() => shell.platform.notify(notice('Saved')));
  const toast = await screen.findByText('Saved');
  expect(toast.closest('[role="status"]')?.textContent).toBe('TitleSaved');
  await user.click(toast);
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

test('a failure interrupts a screen reader', async () => {
  const { shell, user } = await open();
  act(() => shell.platform.notify(notice('Lost', 'error')));
  expect((await screen.findByText('Lost')).closest('[role="alert"]')?.textContent).toBe('TitleLost');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Lost')).toBeNull());
});

test('shows all toasts that were added before the code was loaded', async () => {
  const { shell } = await open();
  act(() => {
    shell.platform.notify(notice('First'));
    shell.platform.notify(notice('Second'));
  });
  expect(await screen.findByText('First')).toBeTruthy();
  expect(await screen.findByText('Second')).toBeTruthy();
});

test('a repeated toast replaces the earlier one', async () => {
  const { shell } = await open();
  act(() => shell.platform.notify(notice('Again')));
  await screen.findByText('Again');
  act(() => shell.platform.notify(notice('Again')));
  await waitFor(() => expect(screen.getAllByText('Again')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('Again')).toHaveLength(1));
});
