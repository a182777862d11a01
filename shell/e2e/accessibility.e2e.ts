import { scrollsSideways } from './support/expectations';
import { faults } from './support/faults';
import { screens } from './support/screens';
import { openPage, useBrowser } from './support/session';
import { visit } from './support/visit';

useBrowser();

const modes = (['light', 'dark'] as const).flatMap((mode) => (['en', 'hi'] as const).map((language) => ({ mode, language })));

describe.each(modes)('in $mode mode in $language', ({ mode, language }) => {
  test.each(screens)('axe finds nothing on $name', async (screen) => {
    const page = await openPage({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await visit(page, screen);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await faults(page)).toEqual([]);
  });
});

test.each(screens)('$name fits a screen of 320 pixels and has one main heading', async (screen) => {
  const page = await openPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await visit(page, screen);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test.each(screens)('$name has a title of its own', async (screen) => {
  const page = await openPage();
  await visit(page, screen);
  expect(await page.title()).toMatch(/^\S.* .*Vidyapath/);
});

test('going to another screen puts focus on its heading', async () => {
  const page = await openPage();
  await visit(page, screens.find(({ name }) => name === 'catalogue') as (typeof screens)[number]);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/course/course-content/*');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});
