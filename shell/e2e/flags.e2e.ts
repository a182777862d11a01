import type { Page } from '@playwright/test';
import { heading } from './support/expectations';
import { allArrived } from './support/requests';
import { expect, type OpenPage, test } from './support/test';

const shortcuts = ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C', 'Control+U'];

/** The features that the page blocks; the browser's own action never runs. */
async function taken(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    for (const type of ['contextmenu', 'keydown']) {
      window.addEventListener(type, (event) => {
        if (event.defaultPrevented) stopped.push(type);
        event.preventDefault();
      });
    }
  });
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  for (const keys of shortcuts) await page.keyboard.press(keys);
  await page.keyboard.press('u');
  return page.evaluate<string[]>('stopped');
}

async function openWith(openPage: OpenPage, features: string): Promise<Page> {
  const page = await openPage();
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        'name="disabled-features" content=""',
        `name="disabled-features" content="${features}"`,
      ),
    });
  });
  await page.goto('/login');
  await heading(page, 'Welcome Back!');
  await allArrived(page);
  return page;
}

test('right click and the developer tools’ shortcuts are the visitor’s, unless an operator takes them', async ({
  openPage,
}) => {
  expect(await taken(await openWith(openPage, ''))).toEqual([]);
  const page = await openWith(openPage, 'right-click developer-tools');
  await page.waitForFunction(
    () => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  const stopped = await taken(page);
  expect(stopped.filter((type) => type === 'contextmenu')).toHaveLength(1);
  expect(stopped.filter((type) => type === 'keydown')).toHaveLength(shortcuts.length);
});
