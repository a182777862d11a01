import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { type Screen, screens } from '../support/screens';

/** A screen in a state of interest. Elements are found by structure, not by name, since half of the pictures are in Hindi. */
export interface ScreenState extends Screen {
  /** Runs before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs when the screen is shown. */
  enter?: (page: Page) => Promise<unknown>;
  /** Only in windows of a phone, or of a laptop. */
  only?: 'phone' | 'laptop';
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').first().click();
/** Waits for the opened part, which may have to be fetched first. */
const opens = (selector: string, opened: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator(opened).first().waitFor();
};
const blocked = (part: string) => (page: Page) => page.route(part, (route) => route.abort());
const answer = (part: string, status: number) => (page: Page) =>
  page.route(part, (route) =>
    route.fulfill({ status, json: { type: 'about:blank', title: 'Failed', status, detail: 'Away.' } }),
  );

async function failedLogin(page: Page): Promise<void> {
  await page.locator('input[name="email"]').fill('nobody@vidyapath.example');
  await page.locator('input[type="password"]').fill('Wrong@123');
  await submit(page);
  await page.getByRole('alert').locator('p').first().waitFor();
}

async function attachments(page: Page): Promise<void> {
  await page
    .locator('[role="row"], li')
    .locator('button[aria-haspopup="dialog"], button[aria-label*="Attach"], button[aria-label*="वीडियो"]')
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The name of a row's button has a verb and the row's name; in Hindi the verb is at the end. */
const rowButton = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

async function deletion(page: Page): Promise<void> {
  await rowButton(/^Delete | हटाएँ$/)(page);
  await page.getByRole('dialog').waitFor();
}

async function edited(page: Page): Promise<void> {
  await rowButton(/^Edit | में बदलाव करें$/)(page);
  await page.locator('main form input:not([value=""])').first().waitFor();
}

async function openModule(page: Page): Promise<void> {
  await page.locator('main button[aria-expanded="false"][aria-controls]').first().click();
}

/** The first video of the first module, whose file does not load. */
async function failedVideo(page: Page): Promise<void> {
  await page.route(/\.(mp4|webm|ogg)/, (route) => route.abort());
  await openModule(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').last().click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
}

async function focusByKey(page: Page): Promise<void> {
  await page.locator('main button[type="submit"]').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}

/** Fills a visitor's cart, in which one price has changed since. */
const filledCart = (page: Page) =>
  page.addInitScript(() => {
    const entries = [
      { item: { kind: 'course', course_id: 2 }, seenPaise: 39_900 },
      { item: { kind: 'course', course_id: 1 } },
    ];
    localStorage.setItem('cart', JSON.stringify({ owner: null, entries }));
  });

/** An account's cart; the cart at the server is not changed. */
const accountCart = (page: Page) =>
  page.route('**/api/commerce/cart', (route) => route.fulfill({ json: { items: [{ kind: 'course', course_id: 2 }] } }));

const submitBilling = async (page: Page) => {
  await page.locator('button[type="submit"][form]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

const hover = (selector: string) => (page: Page) => page.locator(selector).first().hover();

const { learner, staff, admin } = accounts;
const dashboard = { path: '/dashboard/home', account: admin };

const states: readonly ScreenState[] = [
  {
    name: 'notifications open',
    ...dashboard,
    enter: opens('header button[aria-haspopup="dialog"]', '[role="dialog"] li'),
  },
  { name: 'user menu open', ...dashboard, enter: opens('header button[aria-haspopup="menu"]', '[role="menuitem"]') },
  { name: 'sidebar group open', path: '/reports/sales-report', account: admin, only: 'laptop' },
  {
    name: 'sidebar drawer',
    ...dashboard,
    only: 'phone',
    enter: opens('header button[aria-expanded]', '[role="dialog"] a'),
  },
  {
    name: 'sidebar collapsed',
    ...dashboard,
    only: 'laptop',
    enter: (page) => page.locator('header button[aria-expanded]').first().click(),
  },
  { name: 'site menu', path: '/', only: 'phone', enter: opens('header button[aria-expanded]', '[role="dialog"] a') },
  {
    name: 'site user menu',
    path: '/course/available-course',
    account: learner,
    enter: opens('header button[aria-haspopup="menu"]', '[role="menuitem"]'),
  },
  { name: 'login refused', path: '/login', enter: failedLogin },
  { name: 'sign up errors', path: '/signup', enter: submit },
  { name: 'password errors', path: '/account/profile', account: learner, enter: submit },
  { name: 'profile failed', path: '/account/profile', account: learner, before: answer('**/auth/me', 503) },
  {
    name: 'remote unavailable',
    path: '/course/course-progress',
    account: learner,
    before: blocked('**/mf/mf_learning/**'),
  },
  { name: 'public remote unavailable', path: '/course/available-course', before: blocked('**/mf/mf_public/**') },
  { name: 'catalogue found nothing', path: '/course/available-course?q=zzzzzz' },
  { name: 'catalogue failed', path: '/course/available-course', before: answer('**/api/courseProgress/**', 503) },
  { name: 'course detail failed', path: '/course/course-content/4', before: answer('**/api/courseProgress/**', 503) },
  {
    name: 'course progress failed',
    path: '/course/course-progress/4',
    account: learner,
    before: answer('**/api/courseProgress/**', 503),
  },
  { name: 'course progress module open', path: '/course/course-progress/4', account: learner, enter: openModule },
  { name: 'course progress failed video', path: '/course/course-progress/4', account: learner, enter: failedVideo },
  { name: 'lesson gone', path: '/learn/4/999999', account: learner },
  { name: 'lesson about', path: '/learn/4?tab=about', account: learner },
  { name: 'cart filled', path: '/cart', before: filledCart },
  {
    name: 'cart failed',
    path: '/cart',
    before: async (page) => {
      await filledCart(page);
      await answer('**/api/commerce/quote', 503)(page);
    },
  },
  { name: 'checkout filled', path: '/checkout', account: learner, before: accountCart },
  { name: 'checkout errors', path: '/checkout', account: learner, before: accountCart, enter: submitBilling },
  { name: 'category errors', path: '/course/category-master', account: staff, enter: submit },
  { name: 'course errors', path: '/course/course-master', account: staff, enter: submit },
  { name: 'module errors', path: '/course/module-master', account: staff, enter: submit },
  {
    name: 'course list failed',
    path: '/course/course-master?tab=view',
    account: staff,
    before: answer('**/api/course?*', 503),
  },
  { name: 'course list found nothing', path: '/course/course-master?tab=view&q=zzzzzz', account: staff },
  { name: 'course edited', path: '/course/course-master?tab=view', account: staff, enter: edited },
  { name: 'module edited', path: '/course/module-master?tab=view', account: staff, enter: edited },
  { name: 'category deletion', path: '/course/category-master?tab=view', account: staff, enter: deletion },
  { name: 'course deletion', path: '/course/course-master?tab=view', account: staff, enter: deletion },
  { name: 'module deletion', path: '/course/module-master?tab=view', account: staff, enter: deletion },
  { name: 'library', path: '/studio/library', account: staff },
  { name: 'library video', path: '/studio/library/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c', account: staff },
  { name: 'login focus', path: '/login', enter: focusByKey },
  { name: 'login hover', path: '/login', enter: hover('main button[type="submit"]') },
  {
    name: 'category list hover',
    path: '/course/category-master?tab=view',
    account: staff,
    only: 'laptop',
    enter: hover('tbody tr:nth-child(2)'),
  },
  { name: 'spent link', path: '/verify-email' },
  { name: 'attachments', path: '/course/module-master?tab=view', account: staff, enter: attachments },
];

const adminScreen = (path: string): ScreenState => ({
  name: path.slice(1).replaceAll('/', ' '),
  path,
  account: admin,
});

/** Every screen of every slice, with its dialogs, menus and failures. */
export const allStates: readonly ScreenState[] = [
  ...screens,
  ...[
    '/helpdesk/tickets',
    '/helpdesk/faq',
    '/helpdesk/faq/edit',
    '/reports/error-report',
    '/reports/login-report',
    '/reports/user-report',
  ].map(adminScreen),
  ...states,
];
