import { accounts, signIn } from './support/accounts';
import { scrollsSideways } from './support/expectations';
import { faults } from './support/faults';
import { looks } from './support/looks';
import { refuse } from './support/answers';
import { expect, test } from './support/test';

const words = {
  en: { save: 'Save', delete: /^Delete /, view: 'View', stay: 'Stay', link: 'Link', name: 'Course Name' },
  hi: { save: 'सहेजें', delete: / हटाएँ$/, view: 'देखें', stay: 'यहीं रहें', link: 'लिंक', name: 'कोर्स का नाम' },
} as const;

const sized = looks.flatMap((look) => [1_440, 320].map((width) => ({ ...look, width })));

for (const { mode, language, width, details } of sized) {
  test(`axe finds nothing on the course and category screens with errors and dialogs open, in ${mode} mode, in ${language}, ${width} pixels wide`, details, async ({ openPage }) => {
    const page = await openPage({ colorScheme: mode, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await signIn(page, accounts.staff);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    const text = words[language];
    const dialog = page.getByRole('dialog');
    const clean = async () => {
      expect(await faults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };

    await test.step('course form: errors, the form of a link, the question before leaving', async () => {
      await page.goto('/course/course-master');
      await page.getByRole('button', { name: text.link, exact: true }).click();
      await page.getByRole('button', { name: text.save }).click();
      await clean();
      await page.getByLabel(text.name).fill('x');
      await page.getByRole('tab', { name: text.view }).click();
      await dialog.getByRole('button', { name: text.stay }).waitFor();
      await clean();
    });
    await test.step('a newer version', async () => {
      await page.goto('/course/course-master?edit=4');
      await page.getByLabel(text.name).fill('Another name');
      const mend = await refuse(page, { path: '/api/course/4', method: 'PUT', status: 412 });
      await page.locator('form').getByRole('button').filter({ hasText: /Update|अपडेट/ }).click();
      await dialog.waitFor();
      await clean();
      await mend();
    });
    for (const path of ['/course/course-master', '/course/category-master']) {
      await test.step(`the list of ${path}: a delete that failed, a load that failed`, async () => {
        await page.goto(`${path}?tab=view`);
        await page.getByRole('button', { name: text.delete }).first().click();
        const mend = await refuse(page, { path: '/api', method: 'DELETE', status: 503 });
        await dialog.getByRole('button').last().click();
        await dialog.getByRole('alert').waitFor();
        await clean();
        await mend();
        const mendLoad = await refuse(page, { path: '/api', method: 'GET', status: 503 });
        await page.goto(`${path}?tab=view`);
        await page.getByRole('main').getByRole('alert').waitFor();
        await clean();
        await mendLoad();
      });
    }
  });
}
