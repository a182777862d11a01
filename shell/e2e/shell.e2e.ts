import { appShell, groupNames } from './screens/app-shell';
import { type Account, accounts } from './support/accounts';
import { becomes, heading, hidden, shown } from './support/expectations';
import { expect, type OpenPage, test } from './support/test';

async function openAs(openPage: OpenPage, account: Account, path = '/dashboard/home') {
  const page = await openPage({ account });
  await page.goto(path);
  return { page, shell: appShell(page) };
}

test('the layout has fixed sizes, and a footer with the years', async ({ openPage }) => {
  const { page, shell } = await openAs(openPage, accounts.admin);
  await heading(page, 'Welcome to Vidyapath');
  await shown(page.getByText('Your personal learning platform'));
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).marginTop)).toBe('50px');
  expect((await page.getByRole('link', { name: 'Vidyapath, home' }).boundingBox())?.width).toBe(200);
  await shown(
    page.getByRole('contentinfo').getByText(`© 2025–${new Date().getFullYear()} Vidyapath. All rights reserved.`),
  );
  await shown(shell.sidebar);
  await shown(page.getByRole('banner'));
});

test('the sidebar leads to every screen of its groups', async ({ openPage }) => {
  const { shell } = await openAs(openPage, accounts.admin);
  expect(await shell.link('Dashboard').getAttribute('href')).toBe('/dashboard');
  expect(await shell.link('Dashboard').getAttribute('aria-current')).toBe('page');
  const entries = [];
  for (const name of groupNames) entries.push(...(await shell.entriesOf(name)));
  expect(entries).toEqual([
    'Courses /studio/courses',
    'Library /studio/library',
    'My Learning /my-learning',
    'Category Master /course/category-master',
    'Course Master /course/course-master',
    'Course Module /course/module-master',
    'Course-Progress /course/course-progress',
    'Orders /orders',
    'All orders /sales/orders',
    'Needs attention /sales/attention',
    'Coupons /sales/coupons',
    'Plans and bundles /sales/plans',
    'Access grants /sales/grants',
    'Tickets /helpdesk/tickets',
    'FAQ /helpdesk/faq',
    'FAQ entries /helpdesk/faq/edit',
    'Contact messages /helpdesk/messages',
    'Sales Report /reports/sales-report',
    'User Report /reports/user-report',
    'Error Report /reports/error-report',
    'Login Report /reports/login-report',
  ]);
});

test('on a phone the sidebar is a drawer that the next page finds closed', async ({ openPage }) => {
  const { page, shell } = await openAs(openPage, accounts.staff);
  await page.setViewportSize({ width: 360, height: 800 });
  await hidden(shell.sidebar);
  await shell.toggleSidebar.click();
  await shell.group('Helpdesk').click();
  await shell.link('Tickets').click();
  await heading(page, 'Tickets');
  await hidden(shell.sidebar);
  await page.goBack();
  await heading(page, 'Welcome to Vidyapath');
  await hidden(shell.sidebar);
});

test('the notifications: a list of at most 250 pixels below the bell, all of them on a page', async ({ openPage }) => {
  const { page, shell } = await openAs(openPage, accounts.learner);
  await shown(page.getByText('Your personal learning platform'));
  await shell.bell.click();
  await shown(shell.notifications.getByRole('heading', { name: /^\d+ New Notifications$/ }));
  const width = await shell.notifications.evaluate((box) => (box as HTMLElement).offsetWidth);
  expect(width).toBeGreaterThanOrEqual(280);
  expect(width).toBeLessThanOrEqual(350);
  await page.keyboard.press('Escape');
  await hidden(shell.notifications);
  await shell.bell.click();
  await page.getByRole('link', { name: 'Show all notifications' }).click();
  await heading(page, 'Notifications');
  await hidden(shell.notifications);
});

test('a menu opens and closes by its button, and both are closed on the next page', async ({ openPage }) => {
  const { page, shell } = await openAs(openPage, accounts.learner);
  // The bar gets wider when the name is loaded.
  await shown(shell.account.getByText('Asha', { exact: false }));
  for (const { button, box } of [
    { button: shell.bell, box: shell.notifications },
    { button: shell.account, box: shell.menu },
  ]) {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await button.click();
    await shown(box);
    await page.mouse.click(x + width / 2, y + height / 2);
    await hidden(box);
    await becomes(() => button.getAttribute('aria-expanded'), 'false');
  }
  await shell.choose('Help Center');
  await heading(page, 'Help Center');
  await shell.bell.click();
  await page.goBack();
  await heading(page, 'Welcome to Vidyapath');
  await hidden(shell.notifications);
  await shell.bell.click();
  await shown(shell.notifications);
});

test('the loader shows with a navigation and goes a second after it', async ({ openPage }) => {
  const { page, shell } = await openAs(openPage, accounts.admin, '/reports/sales-report');
  await heading(page, 'Sales Report');
  await hidden(shell.loader);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await shell.link('User Report').click();
  await heading(page, 'User Report');
  await shown(shell.loader);
  await page.clock.runFor(900);
  expect(await shell.loader.count()).toBe(1);
  await page.clock.runFor(200);
  await hidden(shell.loader);
  expect(await page.title()).toBe('User Report · Vidyapath');
});
