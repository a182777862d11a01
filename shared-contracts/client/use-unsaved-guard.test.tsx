import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SliceContext } from './platform-context';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form({ changed }: { changed: boolean }) {
  const guard = useUnsavedGuard(changed);
  return (
    <>
      <output>{guard.asking ? 'asking' : 'quiet'}</output>
      {(['leave', 'stay', 'release'] as const).map((name) => (
        <button key={name} type="button" onClick={guard[name]}>
          {name}
        </button>
      ))}
    </>
  );
}

function openForm({ changed = true, status = 'signed-in' } = {}) {
  const platform = { session: { getSnapshot: () => ({ status }) } } as unknown as PlatformApi;
  const form = (
    <SliceContext value={{ platform, slice: 'a' }}>
      <Form changed={changed} />
    </SliceContext>
  );
  const router = createMemoryRouter([{ path: '/form', element: form }, { path: '/away', element: 'Away' }], { initialEntries: ['/form'] });
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)), path: () => router.state.location.pathname };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;

test('a changed form is left only after a yes', async () => {
  const { go, path } = openForm();
  await go('/away');
  expect([path(), state()]).toEqual(['/form', 'asking']);
  await press('stay');
  expect([path(), state()]).toEqual(['/form', 'quiet']);
  await go('/form?edit=3');
  expect(state()).toBe('asking');
  await press('leave');
  await go('/away');
  await press('leave');
  await waitFor(() => expect(path()).toBe('/away'));
});

test('closing the tab asks too', () => {
  openForm();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test.each([
  ['nothing was changed', { changed: false }, '/away'],
  ['the session has ended', { status: 'signed-out' }, '/away'],
  ['only the list’s part of the URL changes', {}, '/form?page=2'],
])('nobody is asked when %s', async (_case, options, to) => {
  const { go, path } = openForm(options);
  await go(to);
  expect(path()).toBe(to.split('?')[0]);
});

test('nobody is asked after saving', async () => {
  const { go, path } = openForm();
  await press('release');
  await go('/away');
  expect(path()).toBe('/away');
});
