import { faults } from './support/faults';
import { looks } from './support/looks';
import { screens } from './support/screens';
import { openPage, useBrowser } from './support/session';
import { visit } from './support/visit';

useBrowser();

describe.each(looks)('in %s mode in %s', (mode, language) => {
  test.each(screens)('axe finds nothing on $name', async (screen) => {
    const page = await openPage({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await visit(page, screen);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await faults(page)).toEqual([]);
  });
});
