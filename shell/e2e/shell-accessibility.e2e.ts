import type { Page } from '@playwright/test';
import { accounts, arriveSignedIn } from './support/accounts';
import { scrollsSideways, shown } from './support/expectations';
import { faults } from './support/faults';
import { looks } from './support/looks';
import { expect, type OpenPage, test } from './support/test';

const names = {
  en: { bell: 'Notifications, 4 new', account: /^Account of/, sidebar: 'Toggle sidebar', change: 'Change Password', again: 'Try again', logIn: 'Sign In', siteMenu: 'Menu' },
  hi: { bell: 'सूचनाएँ, 4 नई', account: /का खाता$/, sidebar: 'साइडबार खोलें या बंद करें', change: 'पासवर्ड बदलें', again: 'फिर कोशिश करें', logIn: 'लॉग इन करें', siteMenu: 'मेन्यू' },
} as const;
type Names = (typeof names)[keyof typeof names];

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

interface State {
  path: string;
  open?: (page: Page, of: Names) => Promise<unknown>;
}

/** Every screen of the shell, and what opens on it. */
const states: readonly State[] = [
  { path: '/dashboard/home', open: async (page, { bell }) => click(page, bell).then(() => shown(page.getByRole('dialog'))) },
  { path: '/dashboard/home', open: async (page, { account }) => click(page, account).then(() => shown(page.getByRole('menu'))) },
  { path: '/helpdesk/tickets' },
  { path: '/reports/sales-report' },
  { path: '/account/notifications' },
  { path: '/account/profile', open: (page, { change }) => click(page, change) },
  { path: '/account/settings' },
  { path: '/account/help' },
  { path: '/account/analytics' },
  { path: '/no/such/page' },
];

async function openIn(openPage: OpenPage, mode: 'light' | 'dark', language: keyof typeof names) {
  const page = await openPage({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return page;
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shown(page.getByRole('heading', { level: 1 }));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

for (const { mode, language, details } of looks) {
  test(`axe finds nothing on the shell’s screens in ${mode} mode in ${language}, menus open`, details, async ({ openPage }) => {
    const page = await openIn(openPage, mode, language);
    await arriveSignedIn(page, accounts.admin);
    for (const { path, open } of states) {
      await settle(page, path);
      await open?.(page, names[language]);
      expect({ path, faults: await faults(page) }).toEqual({ path, faults: [] });
    }
  });
}

for (const { mode, language, details } of looks) {
  test(`nor where something fails or is forbidden, in ${mode} mode in ${language}`, details, async ({ openPage }) => {
    const { again, logIn } = names[language];
    const page = await openIn(openPage, mode, language);
    await page.goto('/login');
    await click(page, logIn);
    await shown(page.getByRole('region').getByRole('status').getByText(/./));
    expect(await faults(page)).toEqual([]);
    await arriveSignedIn(page, accounts.learner);
    await page.route('**/mf/mf_learning/**', (route) => route.abort());
    await settle(page, '/course/course-progress');
    await shown(page.getByRole('button', { name: again }));
    expect(await faults(page)).toEqual([]);
    await settle(page, '/course/course-master');
    expect(await faults(page)).toEqual([]);
  });
}

for (const language of ['en', 'hi'] as const) {
  test(`the shell’s screens fit a phone of 320 pixels, with the drawer open too, in ${language}`, async ({ openPage }) => {
    const page = await openIn(openPage, 'light', language);
    await page.setViewportSize({ width: 320, height: 640 });
    await settle(page, '/no/such/page');
    await click(page, names[language].siteMenu);
    await shown(page.getByRole('dialog').or(page.getByRole('navigation')));
    expect(await faults(page)).toEqual([]);
    await arriveSignedIn(page, accounts.admin);
    for (const { path } of states) {
      await settle(page, path);
      expect({ path, sideways: await scrollsSideways(page) }).toEqual({ path, sideways: false });
    }
    await settle(page, '/reports/sales-report');
    await click(page, names[language].sidebar);
    await shown(page.getByRole('navigation'));
    expect(await faults(page)).toEqual([]);
  });
}

const publicPaths = ['/', '/login', '/signup', '/course/available-course', '/course/course-content/4', '/RefundPolicy', '/TermsAndConditions'];

for (const { mode, language, details } of looks) {
  test(`axe finds nothing with a phone’s menus open, in ${mode} mode in ${language}`, details, async ({ openPage }) => {
    const { siteMenu, sidebar, bell, account } = names[language];
    const page = await openIn(openPage, mode, language);
    await page.setViewportSize({ width: 360, height: 800 });
    const expectClean = async (path: string, menu: string) => expect({ path, menu, faults: await faults(page) }).toEqual({ path, menu, faults: [] });
    for (const path of publicPaths) {
      await settle(page, path);
      await click(page, siteMenu);
      await shown(page.getByRole('dialog'));
      await expectClean(path, 'site');
    }
    await arriveSignedIn(page, accounts.admin);
    await settle(page, '/course/available-course');
    await click(page, account);
    await shown(page.getByRole('menu'));
    await expectClean('/course/available-course', 'account');
    for (const [menu, name, role] of [['sidebar', sidebar, 'navigation'], ['bell', bell, 'dialog'], ['account', account, 'menu']] as const) {
      await settle(page, '/dashboard/home');
      await click(page, name);
      await shown(page.getByRole(role));
      await expectClean('/dashboard/home', menu);
    }
  });
}
