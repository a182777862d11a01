import { isAccessible } from './support/faults';
import { languages } from './support/languages';
import { longUnless } from './support/long';
import { people, screens } from './support/screens';
import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const language of languages) {
  for (const { name, account } of people) {
    test(
      `axe finds nothing on the screens of ${name}, and they fit 320 pixels, in ${language}`,
      longUnless(language === 'hi'),
      async ({ openPage }) => {
        const page = await openPage({ account, reducedMotion: 'reduce', language });
        for (const screen of screens.filter((one) => one.account === account)) {
          await test.step(screen.name, async () => {
            await visit(page, screen);
            expect(await page.locator('html').getAttribute('lang')).toBe(language);
            expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
            expect(await page.title()).toMatch(/^\S+ .*Vidyapath/);
            await isAccessible(page);
          });
        }
      },
    );
  }
}

test('a navigation puts the focus on the heading', async ({ page }) => {
  await visit(page, { name: 'catalogue', path: '/course/available-course' });
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/course/course-content/*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
