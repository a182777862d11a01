import { act, screen, waitFor, within } from '@testing-library/react';
import { learner, staff } from '@vidyapath/testing/users';
import { makeRemote } from '../testing/make-remote';
import { makeToken } from '../testing/make-token';
import { renderShell } from '../testing/render-shell';

const path = '/live-classes';
const words = { en: 'Live classes', hi: 'लाइव कक्षाएँ' };
const described = {
  platform: '^2.0.0',
  routes: [{ path, access: ['Staff', 'Admin'], layout: 'app', title: words }],
  navigation: [{ group: 'live', label: words, to: path, order: 10 }],
  groups: [{ name: 'live', label: { en: 'Live', hi: 'लाइव' }, order: 25 }],
};
const files = (version: string) => ({
  manifest: `/mf/mf_live_classes/${version}/mf-manifest.json`,
  preload: [`/mf/mf_live_classes/${version}/remoteEntry.js`],
  version,
});

const makeLive = () => makeRemote('mf_live_classes', { [path]: <h1>Live now</h1>, '/login': <h1>Not its own</h1> });

const open = async (user = staff) => {
  localStorage.setItem('access_token', makeToken(user));
  let list: Record<string, object> = {};
  const view = await renderShell('/dashboard/home', {
    remotes: { mf_live_classes: makeLive },
    further: () => list,
  });
  const sidebar = await screen.findByRole('navigation', { name: 'Sidebar' });
  /** Changes the platform's list and lets the page read it. */
  const become = async (next: Record<string, object>) => {
    list = next;
    await act(() => view.shell.releases.entry('mf_live_classes', true));
  };
  return { ...view, sidebar, become };
};

beforeEach(() => localStorage.clear());

test('adds a new slice to the sidebar of an open page, in its own group, and opens it; removes it when it is withdrawn', async () => {
  const { sidebar, become, user, at, router } = await open();
  expect(within(sidebar).queryByRole('button', { name: 'Live' })).toBeNull();

  await become({ mf_live_classes: { ...described, ...files('1.0.0') } });
  const names = within(sidebar)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Courses', 'Sales', 'Moderation', 'Helpdesk', 'Live', 'Reports', 'People']);
  await user.click(within(sidebar).getByRole('button', { name: 'Live' }));
  await user.click(within(sidebar).getByRole('link', { name: 'Live classes' }));
  await screen.findByRole('heading', { name: 'Live now' });
  expect([at(), document.title]).toEqual([path, 'Live classes · Vidyapath']);

  await become({});
  expect(within(sidebar).queryByRole('button', { name: 'Live' })).toBeNull();
  await user.click(within(sidebar).getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => router.navigate(path));
  await screen.findByRole('heading', { name: 'Page not found' });

  await become({ mf_live_classes: { ...described, ...files('1.0.0') } });
  await act(() => router.navigate(path));
  await screen.findByRole('heading', { name: 'Live now' });
});

test('shows neither link nor screen to roles that the slice does not name', async () => {
  const { sidebar, become, router, loaded } = await open(learner);
  await become({ mf_live_classes: { ...described, ...files('1.0.0') } });
  expect(within(sidebar).queryByRole('button', { name: 'Live' })).toBeNull();
  await act(() => router.navigate(path));
  await screen.findByRole('heading', { name: "You don't have access to this page." });
  expect(loaded).toEqual(['mf_account']);
});

test('labels and titles follow the language', async () => {
  const { shell, become, router } = await open();
  await become({ mf_live_classes: { ...described, ...files('1.0.0') } });
  await act(() => router.navigate(path));
  await act(() => shell.i18n.setLanguage('hi'));
  expect(screen.getByRole('link', { name: 'लाइव कक्षाएँ' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('लाइव कक्षाएँ · Vidyapath'));
});

test('a slice’s code cannot take a path that another slice has or that no slice describes', async () => {
  const taken = { path: '/course/course-progress', access: ['Staff'], layout: 'app', title: words };
  const { become, router } = await open();
  await become({
    mf_live_classes: { ...described, ...files('1.0.0'), routes: [...described.routes, { path: '/api/x' }, taken] },
  });
  await act(() => router.navigate(path));
  await screen.findByRole('heading', { name: 'Live now' });
  await act(() => router.navigate('/login'));
  expect(screen.queryByRole('heading', { name: 'Not its own' })).toBeNull();
});
