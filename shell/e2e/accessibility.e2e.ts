import { faults } from './support/faults';
import { looks } from './support/looks';
import { screens } from './support/screens';
import { visit } from './support/visit';
import { expect, test } from './support/test';

for (const { mode, language, details } of looks) {
  test.describe(`in ${mode} mode in ${language}`, details, () => {
    for (const screen of screens) {
      test(`axe finds nothing on ${screen.name}`, async ({ openPage }) => {
        const page = await openPage({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await visit(page, screen);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await faults(page)).toEqual([]);
      });
    }
  });
}
