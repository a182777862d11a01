import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { learner } from '@vidyapath/testing/users';
import { makeRemote } from '../testing/make-remote';
import { makeToken } from '../testing/make-token';
import { renderShell } from '../testing/render-shell';

let opened: number;
beforeEach(() => {
  localStorage.clear();
  opened = 0;
});

function Lesson({ name }: { name?: string }) {
  usePageTitle(name);
  useEffect(() => {
    opened += 1;
  }, []);
  return <h1>Ohm’s law</h1>;
}

const lessons = () =>
  makeRemote('mf_learning', {
    '/learn/:courseId/:videoId': <Lesson key="lesson" name="Ohm’s law · Electricity" />,
    '/learn/:courseId': <Lesson key="course" />,
  });

const publicPages = () => makeRemote('mf_public', { '/login': <h1>Welcome Back!</h1> });

const openLesson = async (path = '/learn/4/7') => {
  const view = await renderShell(path, { remotes: { mf_learning: lessons, mf_public: publicPages } });
  await screen.findByRole('heading', { name: 'Ohm’s law' });
  return view;
};
const sidebar = () => screen.queryByRole('navigation', { name: 'Sidebar' });
/** Only the layout of signed-in users has it. */
const sidebarButton = () => screen.queryByRole('button', { name: 'Toggle sidebar' });

test('a page of either layout is within the site’s for visitors', async () => {
  await openLesson();
  expect(sidebarButton()).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
});

test('the login in its header leads back to it', async () => {
  const { user, router } = await openLesson('/learn/4/7?tab=about');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { next: '/learn/4/7?tab=about' } });
});

test('and within that of signed-in users for them, with the sidebar closed until it is asked for', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  const { user } = await openLesson();
  expect(sidebar()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
  expect(sidebar()).toBeTruthy();
});

test('a sign-in in another tab does not begin the open page anew', async () => {
  const { shell, router } = await openLesson();
  await act(() => shell.session.start(makeToken(), { remember: true }));
  expect([opened, sidebarButton()]).toEqual([1, null]);
  await act(() => router.navigate('/learn/4/8'));
  expect(sidebarButton()).toBeTruthy();
});

test('the page is not shown to a visitor for a moment when a session ends', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  const { shell } = await openLesson();
  act(() => shell.session.expire());
  expect(opened).toBe(1);
});

test('a page names what it shows in the title, which is the route’s again when the page is left', async () => {
  const { router } = await openLesson();
  expect(document.title).toBe('Ohm’s law · Electricity · Vidyapath');
  await act(() => router.navigate('/learn/4'));
  expect(document.title).toBe('Lesson · Vidyapath');
});
