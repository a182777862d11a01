import type { Page } from 'playwright-core';
import { accounts, signIn } from './support/accounts';
import { gone, heading, shown, toast } from './support/expectations';
import { openPage, useBrowser } from './support/session';

useBrowser();

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const group = (page: Page, name: string, expanded: boolean) => shown(sidebar(page).getByRole('button', { name, expanded }));

async function openAs(account: (typeof accounts)[keyof typeof accounts], path = '/dashboard/home'): Promise<Page> {
  const page = await openPage();
  await signIn(page, account);
  if (path !== '/dashboard/home') await page.goto(path);
  return page;
}

test('the layout has the sizes and the footer of the specification', async () => {
  const page = await openAs(accounts.admin);
  await heading(page, 'Welcome to Vidyapath');
  await shown(page.getByText('Your personal learning platform'));
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).marginTop)).toBe('50px');
  expect((await page.getByRole('link', { name: 'Vidyapath, home' }).boundingBox())?.width).toBe(200);
  await shown(page.getByText('© 2025 Vidyapath. All rights reserved.'));
});

test('one sidebar group is open at a time: at first that of the address, none on the dashboard', async () => {
  const page = await openAs(accounts.admin, '/reports/sales-report');
  await group(page, 'Reports', true);
  await group(page, 'Courses', false);
  await sidebar(page).getByRole('button', { name: 'Courses' }).click();
  await group(page, 'Courses', true);
  await group(page, 'Reports', false);
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard/home');
  for (const name of ['Courses', 'Helpdesk', 'Reports']) await group(page, name, false);
});

test('the sidebar leads to every screen of its groups', async () => {
  const page = await openAs(accounts.admin);
  const targets: string[] = [];
  for (const name of ['Courses', 'Helpdesk', 'Reports']) {
    await sidebar(page).getByRole('button', { name }).click();
    await group(page, name, true);
    const links = sidebar(page).getByRole('listitem').filter({ has: page.getByRole('button', { name }) }).getByRole('link');
    await shown(links);
    targets.push(...(await links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))));
  }
  expect(targets).toEqual([
    'Category Master /course/category-master', 'Course Master /course/course-master', 'Course Module /course/module-master', 'Course-Progress /course/course-progress',
    'Tickets /helpdesk/tickets', 'FAQ /helpdesk/faq',
    'Sales Report /reports/sales-report', 'User Report /reports/user-report', 'Error Report /reports/error-report', 'Login Report /reports/login-report',
  ]);
});

test('the top bar’s button collapses the sidebar and expands it', async () => {
  const page = await openAs(accounts.staff);
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  await gone(sidebar(page));
  await toggle.click();
  await shown(sidebar(page));
});

test('the notifications: a badge of 4, a list of at most 250 pixels, all of them on a page', async () => {
  const page = await openAs(accounts.learner);
  const button = page.getByRole('button', { name: 'Notifications, 4 new' });
  expect(await button.textContent()).toBe('4');
  await button.click();
  const dropdown = page.getByRole('dialog', { name: '4 New Notifications' });
  await shown(dropdown.getByRole('heading', { name: '4 New Notifications' }));
  const width = await dropdown.evaluate((box) => (box as HTMLElement).offsetWidth);
  expect(width).toBeGreaterThanOrEqual(280);
  expect(width).toBeLessThanOrEqual(350);
  expect(await dropdown.getByRole('list').evaluate((list) => (list as HTMLElement).offsetHeight)).toBeLessThanOrEqual(250);
  await page.keyboard.press('Escape');
  await gone(dropdown);
  await button.click();
  await page.getByRole('link', { name: 'Show all notifications' }).click();
  await heading(page, 'Notifications');
  await gone(dropdown);
});

test('the user menu shows the name and leads to real pages', async () => {
  const page = await openAs(accounts.learner);
  for (const [entry, title] of [['Profile', 'Profile'], ['Analytics', 'Analytics'], ['Settings & Privacy', 'Settings & Privacy'], ['Help Center', 'Help Center']] as const) {
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await heading(page, title);
    await gone(page.getByRole('menu'));
    expect(await page.title()).toBe(`${title} · Vidyapath`);
  }
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/helpdesk/faq');
});

test('the six placeholder screens say that they work', async () => {
  const page = await openAs(accounts.admin);
  for (const path of ['/helpdesk/tickets', '/helpdesk/faq', '/reports/error-report', '/reports/login-report', '/reports/sales-report', '/reports/user-report']) {
    await page.goto(path);
    await shown(page.getByText(`${path.split('/')[2]} works!`, { exact: true }));
  }
});

test('the loader shows with a navigation and goes after it', async () => {
  const page = await openAs(accounts.admin, '/reports/sales-report');
  const loader = page.getByRole('progressbar', { name: 'Loading page' });
  await loader.waitFor({ state: 'detached' });
  await sidebar(page).getByRole('link', { name: 'User Report' }).click();
  await shown(loader);
  await loader.waitFor({ state: 'detached' });
});

test('a session that runs out says so, and leaves nothing behind', async () => {
  const page = await openPage();
  await page.clock.install();
  await signIn(page, accounts.learner);
  await page.goto('/helpdesk/faq');
  await heading(page, 'FAQ');
  await page.evaluate(() => localStorage.setItem('dark-mode', 'true'));
  await page.clock.fastForward('08:00:00');
  await toast(page, 'Session expired. Please log in again.');
  await page.waitForURL('**/login');
  const keys = ['user_role', 'user_name', 'user_id', 'user_email', 'dark-mode', 'access_token'];
  expect(await page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)).toEqual([]);
});
