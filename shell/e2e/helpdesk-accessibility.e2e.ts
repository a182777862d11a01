import { accounts } from './support/accounts';
import { shown } from './support/expectations';
import { isAccessible } from './support/faults';
import { languages } from './support/languages';
import { long } from './support/long';
import { test } from './support/test';

for (const language of languages) {
  const look = { reducedMotion: 'reduce', language } as const;

  test(`axe finds nothing where a learner asks, wide and narrow, in ${language}`, long, async ({ openPage }) => {
    const page = await openPage({ ...look, account: accounts.learner });
    const main = page.getByRole('main');
    await test.step('the own tickets', async () => {
      await page.goto('/helpdesk/tickets');
      await shown(main.getByRole('link', { name: /^VT-/ }));
      await isAccessible(page);
    });
    await test.step('a ticket', async () => {
      await main.getByRole('link', { name: /^VT-/ }).first().click();
      await shown(main.getByRole('listitem'));
      await isAccessible(page);
    });
    await test.step('the form with errors', async () => {
      await page.goto('/helpdesk/tickets/new');
      await main.locator('form button[type="submit"]').click();
      await main.locator('[aria-invalid="true"]').first().waitFor();
      await isAccessible(page);
    });
    await test.step('the grievance officer', async () => {
      await page.goto('/helpdesk/grievance');
      await shown(main.getByRole('heading', { level: 2 }));
      await isAccessible(page);
    });
  });

  test(`axe finds nothing on the desk, wide and narrow, in ${language}`, long, async ({ openPage }) => {
    const page = await openPage({ ...look, account: accounts.staff });
    const main = page.getByRole('main');
    await test.step('the queue', async () => {
      await page.goto('/helpdesk/tickets');
      await shown(main.getByRole('link', { name: /^VT-/ }));
      await isAccessible(page);
    });
    await test.step('a ticket with a note that is being typed', async () => {
      await main.getByRole('link', { name: /^VT-/ }).first().click();
      await main.getByRole('radio').nth(1).check();
      await isAccessible(page);
    });
    await test.step('the contact messages', async () => {
      await page.goto('/helpdesk/messages');
      await shown(main.getByRole('heading', { level: 1 }));
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await isAccessible(page);
    });
  });
}
