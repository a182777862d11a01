import { act, screen, waitFor } from '@testing-library/react';
import { learner } from '@vidyapath/testing/users';
import { paths } from '@vidyapath/http/paths';
import { makeRemote } from '../../testing/make-remote';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const mf_public = () => makeRemote('mf_public', { '/': <h1>Landing</h1> });

test('shows the number of items in the cart on every page, also for an account, and stores added items', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  const { shell, requests } = await renderShell('/dashboard/home', {
    answer: ({ url, method }) =>
      url.endsWith(paths.cart) && method === 'GET'
        ? Response.json({ items: [{ kind: 'course', course_id: 4 }] })
        : undefined,
  });
  expect((await screen.findByRole('link', { name: 'Cart, 1 item' })).getAttribute('href')).toBe('/cart');
  await act(() => shell.platform.cart.add({ kind: 'course', course_id: 7 }));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
  const stored = requests.find(({ url, method }) => url.endsWith(paths.cart) && method === 'PUT');
  expect(await stored?.json()).toEqual({
    items: [
      { kind: 'course', course_id: 4 },
      { kind: 'course', course_id: 7 },
    ],
  });
});

test('keeps the cart in the browser while the shop cannot be reached', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  const { shell } = await renderShell('/', {
    remotes: { mf_public },
    answer: ({ url }) => (url.endsWith(paths.cart) ? new Response(null, { status: 503 }) : undefined),
  });
  await act(() => shell.platform.cart.add({ kind: 'course', course_id: 7 }));
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeTruthy();
});

test('a toast can have a link', async () => {
  const { shell, user, at } = await renderShell('/', { remotes: { mf_public } });
  await screen.findByRole('heading', { name: 'Landing' });
  const link = { label: 'To the start', to: '/#pricing' };
  act(() => shell.platform.notify({ variant: 'success', title: 'Added', message: 'It is there.', link }));
  await user.click(await screen.findByRole('link', { name: 'To the start' }));
  await waitFor(() => expect(at()).toBe('/#pricing'));
});
