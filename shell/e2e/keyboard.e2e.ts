import type { Page } from '@playwright/test';
import { appShell } from './screens/app-shell';
import { keyboard } from './screens/keyboard';
import { type Account, accounts } from './support/accounts';
import { bannerJpeg } from './support/banner';
import { giveAllCourses } from './support/staff-api';
import { becomes, heading, hidden, shown, toast } from './support/expectations';
import { videoUrl } from './support/addresses';
import { confirmAddress, newAccount } from './support/new-account';
import { test } from './support/test';

const mark = Date.now().toString(36);
const category = `Weaving ${mark}`;
const course = `Handloom ${mark}`;
const moduleName = `Warping ${mark}`;

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  const { write, press } = keyboard(page);
  await page.goto('/login');
  await write(page.getByLabel('Email Address'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await press('Enter');
  await heading(page, 'Welcome to Vidyapath');
}

/** By the sidebar. */
async function goTo(page: Page, entry: string): Promise<void> {
  const { reach, press } = keyboard(page);
  const shell = appShell(page);
  if (!(await shell.group('Courses', { expanded: true }).isVisible())) {
    await reach(shell.group('Courses'), 'Shift+Tab');
    await press('Enter');
  }
  await reach(shell.link(entry), 'Shift+Tab');
  await press('Enter');
  await page.waitForFunction(
    (name) => document.title.startsWith(name) && document.activeElement?.tagName === 'H1',
    entry,
  );
}

async function makeCategory(page: Page): Promise<void> {
  const { write, press } = keyboard(page);
  await goTo(page, 'Category Master');
  await write(page.getByLabel('Category Name'), category);
  await press('Enter');
  await toast(page, 'Category created successfully!');
}

async function chooseBanner(page: Page): Promise<void> {
  const { reach, press } = keyboard(page);
  const banner = await bannerJpeg();
  page.on('filechooser', (chooser) => void chooser.setFiles(banner));
  await reach(page.getByLabel(/Banner Image/));
  await press('Enter');
  await toast(page, 'Banner image uploaded!');
  await shown(page.locator('main img[src^="/media/"]'));
}

async function writeInfo(page: Page): Promise<void> {
  const { reach, press, type } = keyboard(page);
  const bold = page.getByRole('button', { name: 'Bold' });
  const editor = page.getByRole('textbox', { name: /Course Info/ });
  await reach(bold);
  await press('Enter');
  await reach(editor);
  await type('What you need');
  await reach(bold, 'Shift+Tab');
  await becomes(() => bold.getAttribute('aria-pressed'), 'true');
  for (let step = 0; step < 5; step += 1) await press('ArrowRight');
  await press('Enter');
  await reach(editor);
  await becomes(
    () => editor.getByRole('listitem').locator('strong, b, [style*="bold"]').allTextContents(),
    ['What you need'],
  );
}

async function makeCourse(page: Page): Promise<void> {
  const { write, choose, check, reach, press, activate } = keyboard(page);
  await goTo(page, 'Course Master');
  await write(page.getByLabel(/^Course Name/), course);
  await choose(page.getByRole('combobox', { name: /^Course Language/ }), 'English');
  await write(page.getByLabel(/^Author/), 'Lata Julaha');
  await write(page.getByLabel(/^Course Description/), 'From thread to cloth.');
  await chooseBanner(page);
  await write(page.getByLabel(/^Introduction Video Url/), videoUrl('lesson-1.mp4'));
  const stars = page.getByRole('slider', { name: /^Rating/ });
  await reach(stars);
  await press('End');
  await press('ArrowLeft');
  await becomes(() => stars.getAttribute('aria-valuenow'), '4.5');
  await write(page.getByLabel(/^Actual Price/), '1999');
  await write(page.getByLabel(/^Discounted Price/), '1499.50');
  await choose(page.getByRole('combobox', { name: /^Category/ }), category);
  await writeInfo(page);
  for (const flag of ['Is Premium', 'Is Best Seller', 'Is Public']) await check(page.getByLabel(flag));
  await activate(page.getByRole('button', { name: 'Save' }));
  await toast(page, 'Course created successfully!');
}

async function makeModule(page: Page): Promise<void> {
  const { write, choose, activate, reach, press } = keyboard(page);
  await goTo(page, 'Course Module');
  await choose(page.getByRole('combobox', { name: /^Course/ }), course);
  await write(page.getByLabel(/^Module name/i), moduleName);
  await write(page.getByLabel(/^Sequence No/), '1');
  await write(page.getByLabel(/^Description/), 'Threads, tension, patience.');
  await activate(page.getByRole('button', { name: 'Save' }));
  await toast(page, 'Module created successfully!');

  await reach(page.getByRole('tab', { name: 'Add' }), 'Shift+Tab');
  await press('ArrowRight');
  await press('Enter');
  await write(page.getByRole('searchbox', { name: 'Search' }), moduleName);
  const attachments = page.getByRole('button', { name: `Attachments of ${moduleName}` });
  await activate(attachments);
  const modal = page.getByRole('dialog', { name: `Module Videos for: ${moduleName} (${course})` });
  await shown(modal);
  await write(modal.getByLabel(/Video Name/i), 'Winding');
  await write(modal.getByLabel(/Video URL/i), videoUrl('lesson-1.mp4'));
  await activate(modal.getByRole('button', { name: 'Add Video' }));
  await shown(modal.getByRole('listitem').filter({ hasText: 'Winding' }).getByText('00:00:14'));
  await press('Escape');
  await shown(modal);
  await activate(modal.getByRole('button', { name: 'Close' }));
  await hidden(modal);
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    `Attachments of ${moduleName}`,
  );
}

async function findAndPlay(page: Page): Promise<void> {
  const { write, activate, press, reach } = keyboard(page);
  await activate(page.getByRole('main').getByRole('link', { name: /Browse courses/ }));
  await write(page.getByRole('searchbox'), course);
  await activate(page.getByRole('link', { name: new RegExp(course) }));
  await heading(page, course);
  await activate(page.getByRole('link', { name: 'Go to course' }));
  await heading(page, 'Winding');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );
  // The focus is on the heading below the video.
  await reach(page.getByRole('button', { name: 'Pause video' }), 'Shift+Tab');
  await press('m');
  await page.waitForFunction(() => document.querySelector('video')?.muted === true);
  await press('Space');
  await page.waitForFunction(() => document.querySelector('video')?.paused === true);
}

test('the main job without a mouse: staff makes a course, a learner finds it and plays it', async ({ openPage }) => {
  const staff = await openPage();
  await logIn(staff, accounts.staff);
  await makeCategory(staff);
  await makeCourse(staff);
  await makeModule(staff);

  // Tab is pressed faster here than a smooth scroll ends.
  const learner = await openPage({ reducedMotion: 'reduce' });
  const account = await newAccount();
  await confirmAddress(account);
  await giveAllCourses(account);
  await logIn(learner, account);
  await findAndPlay(learner);
});
