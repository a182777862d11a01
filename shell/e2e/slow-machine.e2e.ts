import type { Page } from '@playwright/test';
import { openModuleList } from './screens/module-list';
import { becomes } from './support/expectations';
import { longUnless } from './support/long';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const queryOf = (page: Page) => new URL(page.url()).searchParams;

test('a search that is typed as slowly as the list is drawn loses no letter', async ({ openPage }) => {
  const { page, screen } = await openModuleList(openPage, `Slow typing ${mark}`, [
    `Spindle ${mark}`,
    `Shuttle ${mark}`,
  ]);
  await slowDown(page);
  await screen.search.focus();
  for (const [index, letter] of [...'spindle'].entries()) {
    await page.keyboard.type(letter);
    // The search runs 300 ms after a letter, so that some letters are typed before the list shows the result.
    await page.waitForTimeout(290 + 8 * index);
  }
  await becomes(() => queryOf(page).get('q'), 'spindle');
  expect(await screen.search.inputValue()).toBe('spindle');
  await becomes(() => screen.names(), [`Spindle ${mark}`]);
});

for (const pause of [270, 300, 330, 380]) {
  test(
    `who sorts ${pause} ms after a search was typed gets what was searched, sorted`,
    longUnless(pause === 300),
    async ({ openPage }) => {
      const names = [1, 2].map((number) => `Bobbin ${number} ${mark} ${pause}`);
      const { page, screen } = await openModuleList(openPage, `Slow sorting ${mark} ${pause}`, [
        ...names,
        `Heddle ${mark} ${pause}`,
      ]);
      const header = await screen.table.getByRole('columnheader', { name: 'Module' }).getByRole('button').boundingBox();
      if (!header) throw new Error('No header to press');
      await slowDown(page);
      await screen.search.focus();
      await page.keyboard.type('bobbin');
      await page.waitForTimeout(pause);
      // By its position, since a locator would wait until the page stops moving.
      await page.mouse.click(header.x + header.width / 2, header.y + header.height / 2);
      await becomes(() => [queryOf(page).get('q'), queryOf(page).get('sort')], ['bobbin', 'ModuleName:asc']);
      expect(await screen.search.inputValue()).toBe('bobbin');
      await becomes(() => screen.names(), names);
    },
  );
}
