import { scrollsSideways } from './support/expectations';
import { screens } from './support/screens';
import { openPage, useBrowser } from './support/session';
import { visit } from './support/visit';

useBrowser();

test.each(screens)('$name fits a screen of 320 pixels, with one main heading and a title of its own', async (screen) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await visit(page, screen);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toMatch(/^\S+ .*Vidyapath/);
});

test('going to another screen puts focus on its heading', async () => {
  const page = await openPage();
  await visit(page, { name: 'catalogue', path: '/course/available-course' });
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/course/course-content/*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
