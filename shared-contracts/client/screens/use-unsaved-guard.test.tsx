import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { SliceContext } from './platform-context';
import { createPageRouter } from '../router/page-router';
import { PageRouterView } from '../router/page-router-view';
import type { PageRouter } from '../router/router-types';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form({ changed }: { changed: boolean }) {
  const guard = useUnsavedGuard(changed, ['/alias']);
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
  const session = { status };
  const hold: PageRouter['hold'] = (...call) => router.hold(...call);
  const platform = { session: { getSnapshot: () => ({ ...session }) }, navigate: { hold } } as unknown as PlatformApi;
  const element = (
    <SliceContext value={{ platform, slice: 'a' }}>
      <Form changed={changed} />
    </SliceContext>
  );
  const router = createPageRouter({
    history: createMemoryHistory({ initialEntries: ['/away', '/form'] }),
    routes: [
      { path: '/form', element },
      { path: '/away', element: 'Away' },
    ],
    onVisit: ({ to }) => (to.pathname === '/alias' ? { to: '/form#part' } : undefined),
  });
  render(<PageRouterView router={router} />);
  return {
    session,
    go: (to: string | number) => act(() => router.navigate(to)),
    path: () => router.state.location.pathname,
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;

test.each(['signed-in', 'signed-out'])('a changed form is left only after a yes (%s)', async (status) => {
  const { go, path } = openForm({ status });
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

test('Back is held too, and continues after a yes', async () => {
  const { go, path } = openForm();
  await go(-1);
  expect([path(), state()]).toEqual(['/form', 'asking']);
  await press('stay');
  await go(-1);
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
  ['only the list’s part of the URL changes', {}, '/form?page=2'],
  ['the navigation leads back to the form', {}, '/alias'],
])('does not ask when %s', async (_case, options, to) => {
  const { go, path } = openForm(options);
  await go(to);
  expect(path()).toBe(to === '/alias' ? '/form' : to.split('?')[0]);
});

test.each([
  ['signed-in', 'signed-out'],
  ['signed-out', 'signed-in'],
])('does not ask when the user was %s and is %s now', async (status, now) => {
  const { session, go, path } = openForm({ status });
  session.status = now;
  await go('/away');
  expect(path()).toBe('/away');
});

test('does not ask after saving', async () => {
  const { go, path } = openForm();
  await press('release');
  await go('/away');
  expect(path()).toBe('/away');
});
