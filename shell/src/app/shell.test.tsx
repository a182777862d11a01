import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Outlet } from 'react-router';
import { learner, staff } from '@vidyapath/testing/users';
import { makeRemote } from '../testing/make-remote';
import { makeToken } from '../testing/make-token';
import { renderShell } from '../testing/render-shell';

const publicPages = () => makeRemote('mf_public', { '/': <h1>Landing</h1>, '/login': <h1>Welcome Back!</h1> });

const signIn = (user = learner) => localStorage.setItem('access_token', makeToken(user));

let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

test('a signed-out visitor of a guarded page signs in first and then sees the page', async () => {
  const { at, shell, loaded } = await renderShell('/helpdesk/tickets', { remotes: { mf_public: publicPages } });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(at()).toBe('/login');
  expect(document.title).toBe('Login · Vidyapath');
  await act(() => shell.session.start(makeToken(), { remember: true }));
  await screen.findByRole('heading', { name: 'Tickets' });
  expect(at()).toBe('/helpdesk/tickets');
  expect(document.title).toBe('Tickets · Vidyapath');
  expect(loaded).toEqual(['mf_public', 'mf_helpdesk']);
});

test('a login without a destination leads to the dashboard', async () => {
  const { shell, loaded } = await renderShell('/login', { remotes: { mf_public: publicPages } });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  await act(() => shell.session.start(makeToken(), { remember: true }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(loaded).toEqual(['mf_public', 'mf_account']);
});

test.each([
  ['/dashboard', 'Dashboard'],
  ['/admin/dashboard', 'Dashboard'],
  ['/login', 'Dashboard'],
  ['/admin/helpdesk/faq', 'FAQ'],
])('%s leads signed-in users to “%s”', async (path, heading) => {
  signIn();
  await renderShell(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('/contact is the contact section of the landing page', async () => {
  const { at } = await renderShell('/contact', { remotes: { mf_public: publicPages } });
  await screen.findByRole('heading', { name: 'Landing' });
  expect(at()).toBe('/#contact');
});

test('shows a missing permission inside the layout, and does not fetch the page’s code', async () => {
  signIn(learner);
  const { loaded } = await renderShell('/course/course-master');
  await screen.findByRole('heading', { name: "You don't have access to this page." });
  expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeTruthy();
  expect(loaded).toEqual([]);
});

test('an unknown address offers a way home', async () => {
  await renderShell('/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('a remote that cannot be loaded leaves the layout working, and a retry loads it', async () => {
  signIn(learner);
  let alive = false;
  const page = () => {
    if (!alive) throw new Error('dead');
    return makeRemote('mf_learning', { '/course/course-progress': <h1>React Basics</h1> });
  };
  const { user } = await renderShell('/course/course-progress', { remotes: { mf_learning: page } });
  await screen.findByRole('heading', { name: 'This part is unavailable right now' });
  expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeTruthy();
  alive = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'React Basics' });
});

test.each([
  ['^99.0.0', 'This part needs a newer shell'],
  ['^1.0.0', 'This part needs an update'],
])('a remote for platform %s is never fetched: “%s”', async (platformRange, title) => {
  signIn(learner);
  const { loaded } = await renderShell('/course/course-progress', { platformRange });
  await screen.findByRole('heading', { name: title });
  expect(loaded).toEqual([]);
});

test('a navigation leaves a remote that crashed while it rendered', async () => {
  signIn(staff);
  const Crash = () => {
    throw new Error('bug');
  };
  const remote = () => makeRemote('mf_learning', { '/course/course-progress': <Crash /> });
  const { user, requests } = await renderShell('/course/course-progress', { remotes: { mf_learning: remote } });
  await screen.findByRole('heading', { name: 'This part is unavailable right now' });
  const report = requests.find(({ url }) => url.endsWith('/api/client-errors'));
  const ticketPath = `/helpdesk/tickets/new?category=technical&request_id=${report?.headers.get('x-request-id')}`;
  expect(screen.getByRole('link', { name: 'Report this' }).getAttribute('href')).toBe(ticketPath);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
});

test('shows in place of a remote that it could not create its routes, and a retry creates them', async () => {
  signIn(learner);
  const createRoutes = jest.fn(() => [{ path: '/course/course-progress', element: <h1>React Basics</h1> }]);
  createRoutes.mockImplementationOnce(() => {
    throw new Error('bug');
  });
  const remote = () => ({ ...makeRemote('mf_learning', {}), createRoutes });
  const { user, requests } = await renderShell('/course/course-progress', { remotes: { mf_learning: remote } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'React Basics' });
  const report = requests.find(({ url }) => url.endsWith('/api/client-errors'));
  expect(await report?.json()).toMatchObject({ slice: 'mf_learning', message: 'Error: bug' });
});

test('shows in place of a screen that its code did not load, and a retry loads the screen and its children', async () => {
  signIn(learner);
  let available = false;
  const arriving = (Component: ComponentType) => async () => {
    if (!available) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { Component };
  };
  const Basics = () => <h1>React Basics</h1>;
  const routes = () => [
    {
      lazy: arriving(Outlet),
      children: [{ path: '/course/course-progress', lazy: arriving(Basics) }],
    },
  ];
  const remote = () => ({ ...makeRemote('mf_learning', {}), createRoutes: routes });
  const { user, requests } = await renderShell('/course/course-progress', { remotes: { mf_learning: remote } });
  await screen.findByRole('heading', { name: 'This part is unavailable right now' });
  expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeTruthy();
  const report = requests.find(({ url }) => url.endsWith('/api/client-errors'));
  expect(await report?.json()).toMatchObject({ slice: 'mf_learning', kind: 'load' });
  available = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'React Basics' });
});

test('after a navigation the heading has the focus', async () => {
  signIn(staff);
  const { user } = await renderShell('/dashboard/home');
  await user.click(await screen.findByRole('button', { name: 'Helpdesk' }));
  await user.click(screen.getByRole('link', { name: 'Tickets' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tickets' })));
});

test('shows the loader with each page, also if its code is loaded already, and removes it afterwards', async () => {
  signIn(staff);
  const { user } = await renderShell('/reports/user-report');
  const loader = () => screen.queryByRole('progressbar', { name: 'Loading page' });
  await screen.findByRole('heading', { name: 'User Report' });
  await waitFor(() => expect(loader()).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Error Report' }));
  await screen.findByRole('heading', { name: 'Error Report' });
  expect(loader()).toBeTruthy();
  await waitFor(() => expect(loader()).toBeNull());
});

test('shows a toast when the session expires, and every loaded remote drops its data', async () => {
  signIn(learner);
  const onLogout = jest.fn();
  const remote = () => ({
    ...makeRemote('mf_learning', { '/course/course-progress': <h1>React Basics</h1> }),
    onLogout,
  });
  const { shell, at, router } = await renderShell('/course/course-progress?page=2', {
    remotes: { mf_learning: remote, mf_public: publicPages },
  });
  await screen.findByRole('heading', { name: 'React Basics' });
  act(() => shell.session.expire());
  await screen.findByText('Session expired. Please log in again.');
  expect(at()).toBe('/login');
  expect(onLogout).toHaveBeenCalledTimes(1);
  await act(() => shell.session.start(makeToken(), { remember: true }));
  await screen.findByRole('heading', { name: 'React Basics' });
  expect(router.state.location).toMatchObject({ pathname: '/course/course-progress', search: '?page=2' });
});

test('Log out ends the token at the server and leads to the login page', async () => {
  signIn(learner);
  const { user, requests, at, shell } = await renderShell('/helpdesk/tickets', { remotes: { mf_public: publicPages } });
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Learner' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(at()).toBe('/login');
  expect({ ...localStorage }).toEqual({});
  await act(() => shell.session.start(makeToken(), { remember: true }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  const logout = requests.find(({ url }) => url.endsWith('/auth/logout'));
  expect(logout?.method).toBe('POST');
  expect(logout?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('a remote begins to load when the pointer rests on a link to it', async () => {
  const { prefetchOnIntent } = await import('../features/navigation/prefetch-on-intent');
  const page = () => makeRemote('mf_public', { '/': <Link to="/course/course-progress">Learn</Link> });
  signIn(learner);
  const { shell, loaded, user } = await renderShell('/', { remotes: { mf_public: page } });
  prefetchOnIntent(shell);
  const link = await screen.findByRole('link', { name: 'Learn' });
  expect(loaded).toEqual(['mf_public']);
  await user.hover(link);
  await waitFor(() => expect(loaded).toContain('mf_learning'));
});

test.each([
  ['/login', 'mf_account'],
  ['/helpdesk/tickets', 'mf_helpdesk'],
])('the page to which the login from %s leads begins to load while the password is checked', async (path, next) => {
  const form = () =>
    makeRemote('mf_public', {
      '/login': (
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Sign In</button>
        </form>
      ),
    });
  const { loaded, user } = await renderShell(path, { remotes: { mf_public: form } });
  const submit = await screen.findByRole('button', { name: 'Sign In' });
  expect(loaded).toEqual(['mf_public']);
  await user.click(submit);
  expect(loaded).toEqual(['mf_public', next]);
});

test('shows the title, in the reader’s language, while the screen’s code loads', async () => {
  localStorage.setItem('language', 'hi');
  signIn(learner);
  const never = () => ({
    ...makeRemote('mf_learning', {}),
    createRoutes: () => [{ path: '/course/course-progress', lazy: () => new Promise<never>(() => undefined) }],
  });
  await renderShell('/course/course-progress', { remotes: { mf_learning: never } });
  await waitFor(() => expect(document.title).toBe('कोर्स की प्रगति · Vidyapath'));
});
