import { moduleAdmin } from './screens/module-admin';
import { accounts } from './support/accounts';
import { scrollsSideways, shown } from './support/expectations';
import { faults } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { refuse } from './support/answers';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const durations = '/api/media';
const moduleName = `Throwing ${mark}`;
const words = {
  en: { add: 'Add Video', remove: 'Delete Wedging', save: 'Save' },
  hi: { add: 'वीडियो जोड़ें', remove: 'Wedging हटाएँ', save: 'सहेजें' },
} as const;

for (const language of languages) {
  test(
    `module screens with errors and dialogs open have no fault of accessibility in ${language}`,
    long,
    async ({ openPage }) => {
      const { add, remove, save } = words[language];
      const course = await makeCourse(`Axe ${language} ${mark}`, [
        { name: moduleName, videos: [{ title: 'Wedging', url: 'https://example.com/0.mp4', seconds: 5 }] },
      ]);
      const page = await openPage({
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 640 },
        account: accounts.staff,
        language,
      });
      const screen = moduleAdmin(page);
      await screen.open();
      await page.getByRole('button', { name: save, exact: true }).click();
      await page.waitForFunction(() => document.querySelector('[aria-invalid="true"]') !== null);
      expect(await faults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);

      await screen.openList(`&course=${course.id}`);
      await page.locator(`[aria-label*="${moduleName}"]`).last().click();
      await shown(screen.modal);
      await refuse(page, { path: durations, method: 'POST', status: 500 });
      const texts = screen.modal.getByRole('textbox');
      await texts.first().fill('Wedging');
      await texts.last().fill('https://example.com/1.mp4');
      await screen.modal.getByRole('button', { name: add }).click();
      await shown(screen.modal.getByRole('alert'));
      expect(await faults(page)).toEqual([]);
      await screen.modal.getByRole('button', { name: remove }).click();
      await page.waitForFunction(() => document.querySelectorAll('[role="dialog"]').length === 2);
      expect(await faults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
}
