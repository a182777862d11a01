import { appShell } from './screens/app-shell';
import { accounts, fillLogin } from './support/accounts';
import { baseURL } from './support/addresses';
import { heading, hidden, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { expect, test } from './support/test';
import { tokenOf } from './support/tokens';

const guarded = [
  ['/dashboard/home', 'Welcome to Vidyapath'],
  ['/course/course-progress', /./],
  ['/course/course-progress/1', /./],
  ['/helpdesk/tickets', 'Tickets'],
  ['/account/profile', 'Profile'],
] as const;

const forStaff = [
  ['/course/category-master', 'Add Course'],
  ['/course/course-master', 'Add Course'],
  ['/course/module-master', 'Add Course'],
  ['/sales/orders', 'All orders'],
  ['/sales/attention', 'Needs attention'],
  ['/sales/coupons', 'Add a coupon'],
  ['/sales/plans', 'Add a plan'],
  ['/sales/grants', 'Grant access'],
  ['/helpdesk/faq/edit', 'Add a question'],
  ['/helpdesk/messages', 'Contact messages'],
  ['/reports/error-report', 'Error Report'],
  ['/reports/login-report', 'Login Report'],
  ['/reports/sales-report', 'Sales Report'],
  ['/reports/user-report', 'User Report'],
  ['/admin/users', 'Users'],
] as const;

test('every public route shows its screen to visitors, with or without a trailing slash', async ({ page }) => {
  for (const [path, title] of [
    ['/', /./],
    ['/login', 'Welcome Back!'],
    ['/signup', 'Create Your Account'],
    ['/RefundPolicy', 'Refund and Cancellation Policy'],
    ['/TermsAndConditions', 'Terms and Conditions'],
    ['/course/course-content/4', /./],
    ['/helpdesk/grievance', 'Grievance officer'],
    ['/course/available-course', /courses/i],
    ['/course/available-course/', /courses/i],
    ['/helpdesk/faq', 'FAQ'],
    ['/unsubscribe', 'Emails'],
  ] as const) {
    await page.goto(path);
    await heading(page, title);
    await hidden(page.getByRole('heading', { name: 'Page not found' }));
  }
});

test('every guarded route opens for its roles, and asks visitors to log in first', async ({ openPage }) => {
  const visitor = await openPage();
  const staff = await openPage({ account: accounts.staff });
  for (const [path, title] of [...guarded, ...forStaff]) {
    await visitor.goto(path);
    await visitor.waitForURL('**/login');
    await staff.goto(path);
    await heading(staff, title);
    expect(new URL(staff.url()).pathname).toBe(path);
  }
});

test('a learner on a staff screen sees a refusal inside the layout', async ({ openPage }) => {
  const page = await openPage({ account: accounts.learner });
  for (const [path] of forStaff) {
    await page.goto(path);
    await heading(page, "You don't have access to this page.");
    expect(await page.title()).toBe("You don't have access to this page. · Vidyapath");
  }
  const shell = appShell(page);
  expect(await shell.entriesOf('Courses')).toEqual([
    'My Learning /my-learning',
    'Course-Progress /course/course-progress',
    'Orders /orders',
  ]);
  expect(await shell.entriesOf('Helpdesk')).toEqual(['Tickets /helpdesk/tickets', 'FAQ /helpdesk/faq']);
  await hidden(shell.group('Reports'));
  await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
  await heading(page, 'Welcome to Vidyapath');
});

test('other addresses lead where they should', async ({ openPage }) => {
  const page = await openPage({ account: accounts.learner });
  for (const [from, to] of [
    ['/dashboard', '/dashboard/home'],
    ['/admin/dashboard', '/dashboard/home'],
    ['/admin/helpdesk/faq', '/helpdesk/faq'],
    ['/login', '/dashboard/home'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await shown(page.getByRole('heading', { level: 1 }));
  }
  await page.goto('/contact');
  await page.waitForURL('**/#contact');
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById('contact')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  });
});

test('every page has its own title and puts the focus on its heading', async ({ openPage }) => {
  const page = await openPage({ account: accounts.admin });
  const shell = appShell(page);
  await page.goto('/dashboard/home');
  for (const group of ['Reports'] as const) {
    for (const entry of await shell.entriesOf(group)) {
      const name = entry.slice(0, entry.indexOf(' /'));
      await shell.link(name).click();
      await heading(page, name);
      await page.waitForFunction(
        (title) => document.title === `${title} · Vidyapath` && document.activeElement?.textContent === title,
        name,
      );
    }
  }
});

test('profile and menus follow a change of role', async ({ page }) => {
  const headers = { authorization: `Bearer ${await tokenOf(baseURL(), accounts.admin)}` };
  const account = await newAccount();
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard/home');
  const shell = appShell(page);
  await hidden(shell.group('Reports'));

  const answer = await page.request.put(`/auth/users/${account.id}/role`, { headers, data: { role: 'Staff' } });
  expect(answer.status()).toBe(200);
  // The stream of notifications ends with the session, so that the page notices the end.
  await page.waitForURL('**/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard/home');
  await shell.choose('Profile');
  await page.waitForURL('**/account/profile');
  await shown(page.getByRole('definition').filter({ hasText: /^Staff$/ }));
  await shown(shell.group('Reports'));
  await page.goto('/course/category-master');
  await shown(page.getByLabel('Category Name'));
});
