import { scrollsSideways } from './support/expectations';
import { screens } from './support/screens';
import { visit } from './support/visit';
import { expect, test } from './support/test';

for (const screen of screens) {
  test(`${screen.name} fits a screen of 320 pixels, with one main heading and a title of its own`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await visit(page, screen);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toMatch(/^\S+ .*Vidyapath/);
  });
}

test('going to another screen puts focus on its heading', async ({ page }) => {
  await visit(page, { name: 'catalogue', path: '/course/available-course' });
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/course/course-content/*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
