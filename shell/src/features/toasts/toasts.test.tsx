import { act, screen, waitFor } from '@testing-library/react';
import type { NoticeVariant } from '@vidyapath/platform-api/notifier';
import { renderShell } from '../../testing/render-shell';
import { topBelow } from './toast-top';

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

test('the first toast of a document stays like the others', async () => {
  const { shell } = await open();
  act(() => shell.platform.notify(notice('In your cart')));
  await screen.findByText('In your cart');
  const gone = waitFor(() => expect(screen.queryByText('In your cart')).toBeNull(), { timeout: 2_000 });
  await expect(gone).rejects.toThrow();
});

test('a toast goes with its page, and one with a time of its own stays', async () => {
  const { shell, router } = await open();
  act(() => shell.platform.notify(notice('Copied')));
  act(() => shell.platform.notify({ ...notice('Saved'), duration: 3_000 }));
  await screen.findByText('Copied');
  await screen.findByText('Saved');
  await act(() => router.navigate('/no/other/page'));
  await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
  expect(screen.getByText('Saved')).toBeTruthy();
});

test.each([
  ['a heading on the left is not below them', { top: 80, bottom: 110, right: 300 }, 1_440, 68],
  ['they begin below a heading that reaches them', { top: 80, bottom: 150, right: 1_200 }, 1_440, 158],
  ['on a phone they begin below the heading', { top: 76, bottom: 140, right: 200 }, 360, 148],
  ['a heading further down is not covered', { top: 240, bottom: 280, right: 200 }, 360, 68],
  ['nor one that was scrolled away', { top: -90, bottom: 10, right: 200 }, 360, 68],
])('%s', (_what, box, width, top) => {
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  jest.replaceProperty(window, 'innerWidth', width);
  expect(topBelow(document.createElement('h1'))).toBe(top);
  jest.restoreAllMocks();
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
