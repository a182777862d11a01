import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { shown } from './support/expectations';
import { faults, isAccessible } from './support/faults';
import { isLong, long } from './support/long';
import { languages } from './support/languages';
import { expect, test } from './support/test';

const names = {
  en: {
    bell: /^Notifications, \d+ new$/,
    account: /^Account of/,
    sidebar: 'Toggle sidebar',
    change: 'Change Password',
    again: 'Try again',
    logIn: 'Sign In',
    siteMenu: 'Menu',
  },
  hi: {
    bell: /^सूचनाएँ, \d+ नई$/,
    account: /का खाता$/,
    sidebar: 'साइडबार खोलें या बंद करें',
    change: 'पासवर्ड बदलें',
    again: 'फिर कोशिश करें',
    logIn: 'लॉग इन करें',
    siteMenu: 'मेन्यू',
  },
} as const;
type Names = (typeof names)[keyof typeof names];

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

interface State {
  path: string;
  open: (page: Page, of: Names) => Promise<unknown>;
}

/** Menus and dialogs on the shell's screens. */
const states: readonly State[] = [
  {
    path: '/dashboard/home',
    open: async (page, { bell }) => click(page, bell).then(() => shown(page.getByRole('dialog'))),
  },
  {
    path: '/dashboard/home',
    open: async (page, { account }) => click(page, account).then(() => shown(page.getByRole('menu'))),
  },
  { path: '/account/profile', open: (page, { change }) => click(page, change) },
];

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shown(page.getByRole('heading', { level: 1 }));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

for (const language of languages) {
  const options = { language, reducedMotion: 'reduce' } as const;

  test(
    `axe finds nothing on the shell’s screens with menus open, and they fit 320 pixels, in ${language}`,
    long,
    async ({ openPage }) => {
      const page = await openPage({ ...options, account: accounts.admin });
      for (const { path, open } of states) {
        await test.step(path, async () => {
          await settle(page, path);
          await open(page, names[language]);
          await isAccessible(page);
        });
      }
    },
  );

  test(`nor where something fails, in ${language}`, long, async ({ openPage }) => {
    const { again, logIn } = names[language];
    const visitor = await openPage(options);
    await visitor.goto('/login');
    await click(visitor, logIn);
    await shown(visitor.getByRole('region').getByRole('status').getByText(/./));
    await isAccessible(visitor);
    const learner = await openPage({ ...options, account: accounts.learner });
    await learner.route('**/mf/mf_learning/**', (route) => route.abort());
    await settle(learner, '/course/course-progress');
    await shown(learner.getByRole('button', { name: again }));
    await isAccessible(learner);
  });

  test(`axe finds nothing with a phone’s menus open, in ${language}`, long, async ({ openPage }) => {
    const { siteMenu, sidebar, bell, account } = names[language];
    const phone = { ...options, viewport: { width: 320, height: 640 } };
    const open = async (page: Page, path: string, name: string | RegExp, role: 'dialog' | 'menu' | 'navigation') => {
      await test.step(`${path}: ${name.toString()}`, async () => {
        await settle(page, path);
        await click(page, name);
        await shown(page.getByRole(role));
        expect(await faults(page)).toEqual([]);
      });
    };
    const visitor = await openPage(phone);
    // One menu on every public page, and one account on every other.
    for (const path of isLong ? ['/', '/course/available-course', '/no/such/page'] : ['/'])
      await open(visitor, path, siteMenu, 'dialog');
    const admin = await openPage({ ...phone, account: accounts.admin });
    if (isLong) await open(admin, '/course/available-course', account, 'menu');
    await open(admin, '/reports/sales-report', sidebar, 'navigation');
    await open(admin, '/dashboard/home', bell, 'dialog');
    await open(admin, '/dashboard/home', account, 'menu');
  });
}
