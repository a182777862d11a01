import { screen, within } from '@testing-library/react';
import { admin, learner } from '@vidyapath/testing/users';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

const open = async (path: string, user = admin) => {
  localStorage.setItem('access_token', makeToken(user));
  const view = await renderShell(path);
  const sidebar = await screen.findByRole('navigation', { name: 'Sidebar' });
  const group = (name: string) => within(sidebar).getByRole('button', { name });
  return { ...view, sidebar, group };
};

beforeEach(() => localStorage.clear());

test('the group of the present page is open, the others are closed', async () => {
  const { group } = await open('/reports/user-report');
  expect(group('Reports').getAttribute('aria-expanded')).toBe('true');
  expect(group('Courses').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'User Report' }).getAttribute('aria-current')).toBe('page');
});

test('only one group is open at a time, and Dashboard closes them all', async () => {
  const { group, user } = await open('/dashboard/home');
  expect(group('Courses').getAttribute('aria-expanded')).toBe('false');
  await user.click(group('Courses'));
  await user.click(group('Helpdesk'));
  expect(group('Courses').getAttribute('aria-expanded')).toBe('false');
  expect(group('Helpdesk').getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(group('Helpdesk').getAttribute('aria-expanded')).toBe('false');
});

test('whoever reads the FAQ signed in keeps the sidebar as it was', async () => {
  const { sidebar, group, user, router } = await open('/helpdesk/tickets', learner);
  await user.click(within(sidebar).getByRole('link', { name: 'FAQ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/helpdesk/faq');
  expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBe(sidebar);
  expect(group('Helpdesk').getAttribute('aria-expanded')).toBe('true');
  expect(within(sidebar).getByRole('link', { name: 'FAQ' }).getAttribute('aria-current')).toBe('page');
});

test('the FAQ opened signed in has the sidebar, and for visitors it has not', async () => {
  const { unmount } = await open('/helpdesk/faq', learner);
  unmount();
  localStorage.clear();
  await renderShell('/helpdesk/faq');
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Sidebar' })).toBeNull();
});

test('a learner sees only what a learner may open', async () => {
  const { sidebar, group, user } = await open('/dashboard/home', learner);
  expect(within(sidebar).queryByRole('button', { name: 'Reports' })).toBeNull();
  await user.click(group('Courses'));
  expect(within(sidebar).getByRole('link', { name: 'Course-Progress' })).toBeTruthy();
  expect(within(sidebar).queryByRole('link', { name: 'Course Master' })).toBeNull();
});

test('the top bar’s button hides the sidebar and shows it again', async () => {
  const { user } = await open('/dashboard/home');
  const toggle = screen.getByRole('button', { name: 'Toggle sidebar' });
  await user.click(toggle);
  expect(screen.queryByRole('navigation', { name: 'Sidebar' })).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeTruthy();
});
