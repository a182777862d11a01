import type { Page, Route } from '@playwright/test';
import { accounts, fillLogin, signIn } from './support/accounts';
import { becomes, heading, hidden, shown } from './support/expectations';
import { useOwnPlatform } from './support/own-platform';
import { expect, test } from './support/test';
import { countClicks, type DroppedFile, dropFiles } from './screens/dropped-files';

// Without an encoder of pictures a lesson is ready within seconds.
useOwnPlatform(() => ({ FFMPEG_PATH: 'fake' }));

const number = (at: number) => String(at + 1).padStart(2, '0');
const filesOf = (word: string, count: number, more: Partial<DroppedFile> = {}): DroppedFile[] =>
  Array.from({ length: count }, (_file, at) => ({ name: `${number(at)} - ${word} ${at + 1}.mp4`, ...more }));
const lessons = (page: Page) => page.getByRole('button', { name: /^Change the name of / }).and(page.locator('li li *'));
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('access_token') ?? '');
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const moduleField = (page: Page) => box(page, 'Name of the new module');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function addModule(page: Page, name: string): Promise<void> {
  await moduleField(page).fill(name);
  await moduleField(page).press('Enter');
  await shown(handle(page, name));
}

/** A new draft, whose lessons are shown. Returns the presses that a choice from a list is, beside those that are counted. */
async function makeDraft(page: Page, name: string): Promise<number> {
  await page.goto('/studio/courses');
  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog', { name: 'New course' });
  await dialog.getByRole('textbox', { name: 'Course Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'Course Name' }).press('Enter');
  await page.waitForURL(/\/studio\/courses\/\d+\/lessons$/);
  await heading(page, name);
  return 2;
}

/** Sends of uploads wait until they are let through. */
async function holdUploads(page: Page, passed: number) {
  const held: Route[] = [];
  let sent = 0;
  let isOpen = false;
  await page.route('**/api/media/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH' || isOpen || sent < passed) {
      if (route.request().method() === 'PATCH') sent += 1;
      await route.continue();
    } else held.push(route);
  });
  return {
    held: () => held.length,
    /** Those of a page that was left meanwhile have no request any more. */
    open: async () => {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

test('a course of 5 modules and 20 files goes from a disk to sale in under 12 clicks', async ({ openPage }) => {
  const page = await openPage({ account: accounts.staff });
  const clicks = await countClicks(page);
  const chosen = await makeDraft(page, 'Electricity at home');
  await moduleField(page).click();
  const modules = ['Ohm', 'Volt', 'Watt', 'Ampere', 'Fuse'];
  for (const name of modules) await addModule(page, name);
  await test.step('files are dropped on each module', async () => {
    for (const [at, name] of modules.entries()) {
      await dropFiles(page, `[data-module]:nth-of-type(${at + 1})`, filesOf(name, 4));
      await becomes(() => lessons(page).count(), (at + 1) * 4);
    }
    await becomes(() => page.getByText('00:01:00', { exact: true }).count(), 20);
  });
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
  const bulk = page.getByRole('group', { name: 'Actions for the selected lessons' });
  await bulk.getByRole('button', { name: 'Publish', exact: true }).click();
  await becomes(() => page.getByText('Published', { exact: true }).count(), 20);
  await test.step('the details are typed', async () => {
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await box(page, 'Course Description').fill('What a fuse is for.');
    await box(page, 'Course Info').focus();
    await page.keyboard.type('Of wires and switches.');
    await box(page, 'Introduction Video Url').fill('https://example.com/intro.mp4');
    await page.keyboard.press('Tab');
    await shown(page.getByText('Everything is saved.', { exact: true }));
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await shown(page.getByText('Published', { exact: true }));
  expect(clicks() + chosen).toBeLessThan(12);
});

test('50 files go on after a page load in the middle, by the same files only', async ({ openPage }) => {
  const page = await openPage({ account: accounts.staff });
  await makeDraft(page, 'Fifty files');
  page.on('dialog', (dialog) => void dialog.accept());
  const uploads = await holdUploads(page, 10);
  const files = filesOf('Part', 50);
  await dropFiles(page, 'main', files);
  await becomes(() => lessons(page).count(), 50);
  await becomes(uploads.held, 2);
  await page.reload();
  await becomes(() => page.getByText(/^The upload stopped at \d+%/).count(), 40);
  await uploads.open();

  const begun: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/media\/uploads/.test(request.url())) begun.push(request.method());
  });
  const last = files.at(-1)?.name ?? '';
  await dropFiles(page, 'main', [{ name: last, text: last.toUpperCase() }]);
  await shown(page.getByText(/This is another file than the one whose upload stopped/));
  expect(begun).toEqual([]);

  await dropFiles(page, 'main', files);
  await becomes(() => page.getByText('00:01:00', { exact: true }).count(), 50);
  expect(await lessons(page).count()).toBe(50);
  expect(begun).not.toContain('POST');
});

test('a lesson is moved by keys, which is read aloud, and a conflict with somebody else loses nothing', async ({
  openPage,
}) => {
  const page = await openPage({ account: accounts.staff });
  await makeDraft(page, 'Order');
  await addModule(page, 'First');
  await dropFiles(page, 'main', filesOf('Step', 3));
  await becomes(() => lessons(page).count(), 3);
  const titles = () => lessons(page).allTextContents();
  const said = (text: string) => shown(page.getByRole('status').filter({ hasText: text }));

  await handle(page, 'Step 1').press('Space');
  await said('Taken: Step 1.');
  await page.keyboard.press('ArrowDown');
  await said('Step 1 is lesson 2 of 3 in First.');
  await page.keyboard.press('Space');
  await becomes(titles, ['Step 2', 'Step 1', 'Step 3']);

  const other = await openPage({ account: accounts.admin });
  await other.goto(page.url());
  await handle(other, 'Step 3').press('Space');
  await other.keyboard.press('ArrowUp');
  await other.keyboard.press('Space');
  await becomes(() => lessons(other).allTextContents(), ['Step 2', 'Step 3', 'Step 1']);

  await handle(page, 'Step 2').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed the order' });
  const order = (name: string) => conflict.getByRole('region', { name }).getByRole('listitem').allTextContents();
  await becomes(() => order('Your order'), ['Step 1', 'Step 2', 'Step 3']);
  await becomes(() => order('Their order'), ['Step 2', 'Step 3', 'Step 1']);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await hidden(conflict);
  await page.reload();
  await becomes(titles, ['Step 1', 'Step 2', 'Step 3']);
});

test('an upload goes on after its session ended and its sender signed in again', async ({ openPage }) => {
  const page = await openPage();
  // Its session ends at the server, so it is no other test's.
  await signIn(page, accounts.staff);
  await makeDraft(page, 'Long evening');
  const uploads = await holdUploads(page, 1);
  await dropFiles(page, 'main', [{ name: '01 - Night.mp4', bytes: 5_000_000 }]);
  await becomes(uploads.held, 1);
  const there = page.url();
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${await tokenIn(page)}` } });
  await uploads.open();
  await page.waitForURL('**/login');
  await fillLogin(page, accounts.staff);
  await page.waitForURL(there);
  await shown(page.getByText('00:01:00', { exact: true }));
  expect(await lessons(page).count()).toBe(1);
});
