import { act, screen, within } from '@testing-library/react';
import { staff } from '@vidyapath/testing/users';
import { makeRemote } from '../../testing/make-remote';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

beforeEach(() => localStorage.clear());

const upload = { id: 'uploads', label: '2 videos are being uploaded', percent: 40.6, link: '/dashboard/home' };

/** Whether closing or reloading the page asks first. */
function pageLoadAsks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

const mf_public = () => makeRemote('mf_public', { '/': <h1>Landing</h1>, '/login': <h1>Login</h1> });

test('running work is in the bar of every page, leads to its screen, and a page load asks first', async () => {
  localStorage.setItem('access_token', makeToken(staff));
  const { shell, user, at } = await renderShell('/', { remotes: { mf_public } });
  const { tasks } = shell.platform;
  await screen.findByRole('heading', { name: 'Landing' });
  expect(pageLoadAsks()).toBe(false);
  act(() => tasks.set(upload));
  await user.click(await screen.findByRole('button', { name: 'Running work, 1 task' }));
  expect(pageLoadAsks()).toBe(true);
  await user.click(await screen.findByRole('link', { name: '2 videos are being uploaded 40 %' }));
  expect(at()).toBe('/dashboard/home');
  expect(await screen.findByRole('button', { name: 'Running work, 1 task' })).toBeTruthy();
  act(() => tasks.remove(upload.id));
  expect(screen.queryByRole('button', { name: /Running work/ })).toBeNull();
  expect(pageLoadAsks()).toBe(false);
});

test('shows the mean of several tasks, without those whose progress is unknown', async () => {
  localStorage.setItem('access_token', makeToken(staff));
  const { shell } = await renderShell('/dashboard/home');
  act(() => {
    shell.platform.tasks.set({ ...upload, percent: 20 });
    shell.platform.tasks.set({ ...upload, id: 'copy', percent: null });
    shell.platform.tasks.set({ ...upload, percent: 60 });
  });
  const button = await screen.findByRole('button', { name: 'Running work, 2 tasks' });
  expect(button.textContent).toBe('60 %');
});

async function askToLogOut() {
  localStorage.setItem('access_token', makeToken(staff));
  const { shell, user, at } = await renderShell('/dashboard/home', { remotes: { mf_public } });
  act(() => shell.platform.tasks.set(upload));
  const logOut = async () => {
    await user.click(await screen.findByRole('button', { name: /^Account of / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    return within(await screen.findByRole('dialog', { name: 'Log out now?' }));
  };
  return { shell, user, at, logOut, question: await logOut() };
}

test('logging out asks first while there is running work', async () => {
  const { shell, user, at, logOut, question } = await askToLogOut();
  expect(question.getByText('2 videos are being uploaded')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Stay logged in' }));
  expect(shell.session.getSnapshot().status).toBe('signed-in');
  await user.click((await logOut()).getByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(at()).toBe('/login');
  expect(shell.session.getSnapshot().status).toBe('signed-out');
});

test('work that ends while the question is open lets the logout go on', async () => {
  const { shell, at } = await askToLogOut();
  act(() => shell.platform.tasks.remove(upload.id));
  await screen.findByRole('heading', { name: 'Login' });
  expect(at()).toBe('/login');
  expect(shell.session.getSnapshot().status).toBe('signed-out');
});
