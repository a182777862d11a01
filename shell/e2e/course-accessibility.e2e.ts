import { accounts } from './support/accounts';
import { isAccessible } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { refuse } from './support/answers';
import { test } from './support/test';

const words = {
  en: { save: 'Save', delete: /^Delete /, view: 'View', stay: 'Stay', link: 'Link', name: 'Course Name' },
  hi: { save: 'सहेजें', delete: / हटाएँ$/, view: 'देखें', stay: 'यहीं रहें', link: 'लिंक', name: 'कोर्स का नाम' },
} as const;

for (const language of languages) {
  test(
    `axe finds nothing on the course and category screens with errors and dialogs open, wide and narrow, in ${language}`,
    long,
    async ({ openPage }) => {
      const page = await openPage({ reducedMotion: 'reduce', account: accounts.staff, language });
      const text = words[language];
      const dialog = page.getByRole('dialog');

      await test.step('course form: errors, the form of a link, the question before leaving', async () => {
        await page.goto('/course/course-master');
        // The editor's code is fetched when a user begins to fill in the form.
        await page.getByLabel(text.name).focus();
        await page.getByRole('button', { name: text.link, exact: true }).click();
        await page.getByRole('button', { name: text.save }).click();
        await isAccessible(page);
        await page.getByLabel(text.name).fill('x');
        await page.getByRole('tab', { name: text.view }).click();
        await dialog.getByRole('button', { name: text.stay }).waitFor();
        await isAccessible(page);
      });
      await test.step('a newer version', async () => {
        await page.goto('/course/course-master?edit=4');
        await page.getByLabel(text.name).fill('Another name');
        const restore = await refuse(page, { path: '/api/course/4', method: 'PUT', status: 412 });
        await page
          .locator('form')
          .getByRole('button')
          .filter({ hasText: /Update|अपडेट/ })
          .click();
        await dialog.waitFor();
        await isAccessible(page);
        await restore();
      });
      for (const path of ['/course/course-master', '/course/category-master']) {
        await test.step(`the list of ${path}: a delete that failed, a load that failed`, async () => {
          await page.goto(`${path}?tab=view`);
          await page.getByRole('button', { name: text.delete }).first().click();
          const restore = await refuse(page, { path: '/api', method: 'DELETE', status: 503 });
          await dialog.getByRole('button').last().click();
          await dialog.getByRole('alert').waitFor();
          await isAccessible(page);
          await restore();
          const restoreLoad = await refuse(page, { path: '/api', method: 'GET', status: 503 });
          await page.goto(`${path}?tab=view`);
          await page.getByRole('main').getByRole('alert').waitFor();
          await isAccessible(page);
          await restoreLoad();
        });
      }
    },
  );
}
