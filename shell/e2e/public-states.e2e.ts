import type { Page } from '@playwright/test';
import { refuse } from './support/answers';
import { scrollsSideways, shown } from './support/expectations';
import { faults } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { expect, test } from './support/test';

interface State {
  name: string;
  path: string;
  /** Brings the screen into a state that a visit does not show. */
  enter: (page: Page) => Promise<void>;
}

const submit = (form: (page: Page) => ReturnType<Page['locator']>) => async (page: Page) => {
  await form(page).locator('button[type=submit]').click();
  await shown(form(page).locator('[aria-invalid=true]'));
};
const mainForm = (page: Page) => page.getByRole('main').locator('form').first();
const away = async (page: Page, path: string, text: RegExp) => {
  await refuse(page, { path, status: 503 });
  await page.reload();
  await shown(page.getByText(text));
};

const states: readonly State[] = [
  { name: 'login with its errors', path: '/login', enter: submit(mainForm) },
  { name: 'sign-up with plan and errors', path: '/signup?plan=lifetime', enter: submit(mainForm) },
  { name: 'a forgotten password with its error', path: '/forgot-password', enter: submit(mainForm) },
  { name: 'a new password with its errors', path: '/reset-password?token=x', enter: submit(mainForm) },
  { name: 'a spent link', path: '/verify-email', enter: (page) => shown(page.getByRole('main').getByRole('alert')) },
  {
    name: 'the contact form with its errors',
    path: '/contact',
    enter: submit((page) => page.locator('#contact form')),
  },
  {
    name: 'the question before leaving',
    path: '/signup',
    async enter(page) {
      await mainForm(page).locator('input').first().fill('क');
      await page.getByRole('main').locator('a[href="/login"]').click();
      await shown(page.getByRole('dialog'));
    },
  },
  {
    name: 'no such course',
    path: '/course/course-content/99999',
    enter: (page) => shown(page.getByRole('main').locator('a[href="/course/available-course"]')),
  },
  {
    name: 'no course found',
    path: '/course/available-course?q=zzzzqq',
    enter: (page) => shown(page.getByRole('main').getByRole('status').locator('svg')),
  },
  {
    name: 'courses away',
    path: '/course/available-course',
    enter: (page) => away(page, '/api/courseProgress/public-courses', /Failed to load courses|लोड नहीं हो सके/),
  },
  {
    name: 'a course away',
    path: '/course/course-content/4',
    enter: (page) =>
      away(page, '/api/courseProgress/public-course-content/', /Failed to load course content|लोड नहीं हो सकी/),
  },
];

for (const language of languages) {
  test.describe(`in ${language}`, long, () => {
    test('no screen has a fault or scrolls sideways on the smallest phone, with errors, dialogs and failures shown', async ({
      openPage,
    }) => {
      const page = await openPage({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const found: string[] = [];
      for (const { name, path, enter } of states) {
        await page.goto(path);
        await enter(page);
        await page.getByRole('progressbar', { name: /Loading|लोड/ }).waitFor({ state: 'detached' });
        found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
        if (await scrollsSideways(page)) found.push(`${name}: scrolls sideways`);
      }
      expect(found).toEqual([]);
    });
  });
}
