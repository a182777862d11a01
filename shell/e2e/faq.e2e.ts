import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { becomes, heading, shown, succeeded } from './support/expectations';
import { isAccessible } from './support/faults';
import { expect, test } from './support/test';

const path = '/helpdesk/faq';
const search = (page: Page) => page.getByRole('searchbox');

test('a visitor finds an answer, whose address opens it again, in Hindi; staff adds one that visitors see', async ({
  openPage,
}) => {
  const visitor = await openPage({ reducedMotion: 'reduce' });

  await test.step('typing finds a question, which opens its answer', async () => {
    await visitor.goto(path);
    await heading(visitor, 'FAQ');
    await search(visitor).fill('forgot my password');
    await visitor.waitForURL('**?q=forgot+my+password');
    await becomes(() => visitor.getByRole('heading', { level: 3 }).count(), 1);
    await visitor.getByRole('button', { name: 'I forgot my password.', exact: true }).click();
    await shown(visitor.getByText('We send a link that holds for 30 minutes.'));
    await isAccessible(visitor, { onPhoneToo: true });
  });

  await test.step('the address of the question opens it again, in Hindi', async () => {
    const id = await visitor.locator('li:has([aria-expanded="true"])').getAttribute('id');
    const hindi = await openPage({
      reducedMotion: 'reduce',
      language: 'hi',
      viewport: { width: 320, height: 640 },
    });
    await hindi.goto(`${path}#${id}`);
    await heading(hindi, 'सामान्य प्रश्न');
    await shown(hindi.getByText('हम एक लिंक भेजते हैं जो 30 मिनट तक चलता है।'));
    await becomes(
      () => hindi.getByRole('button', { name: 'मैं पासवर्ड भूल गया हूँ।', exact: true }).getAttribute('aria-expanded'),
      'true',
    );
    await isAccessible(hindi);
  });

  await test.step('in print every answer is open, and the bars are hidden', async () => {
    await visitor.goto(path);
    await shown(visitor.getByRole('button', { name: 'I forgot my password.', exact: true }));
    await visitor.emulateMedia({ media: 'print' });
    await shown(visitor.getByText('We send a link that holds for 30 minutes.'));
    expect(await visitor.locator('header').isVisible()).toBe(false);
    await visitor.emulateMedia({ media: null });
  });

  await test.step('staff adds a question, which a visitor finds', async () => {
    const word = randomUUID().slice(0, 8);
    const staff = await openPage({ reducedMotion: 'reduce', account: accounts.staff });
    await staff.goto(`${path}/edit`);
    await heading(staff, 'Add a question');
    await staff.getByRole('textbox', { name: 'Category' }).fill('Technical');
    await staff.getByRole('textbox', { name: 'Question', exact: true }).fill(`Which browsers, ${word}?`);
    await staff.getByRole('textbox', { name: 'Answer', exact: true }).click();
    await staff.keyboard.type('Every current one.');
    await isAccessible(staff, { onPhoneToo: true });
    await staff.getByRole('button', { name: 'Save' }).click();
    await succeeded(staff, 'The question was added.');
    await visitor.goto(path);
    await search(visitor).fill(word);
    await becomes(() => visitor.getByRole('heading', { level: 3 }).count(), 1);
    await visitor.getByRole('button', { name: `Which browsers, ${word}?`, exact: true }).click();
    await shown(visitor.getByText('Every current one.'));
  });
});
