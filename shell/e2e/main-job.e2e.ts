import type { Page } from '@playwright/test';
import { categoryAdmin } from './screens/category-admin';
import { courseAdmin } from './screens/course-admin';
import { moduleAdmin } from './screens/module-admin';
import { accounts, fillLogin, signIn } from './support/accounts';
import { heading, hidden, shown, toast } from './support/expectations';
import { videoUrl } from './support/addresses';
import { confirmAddress } from './support/new-account';
import { giveAllCourses } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const category = `Pottery ${mark}`;
const course = `Wheel throwing ${mark}`;
const moduleName = `Centering clay ${mark}`;
const learner = { email: `kabir.${mark}@vidyapath.example`, password: 'Mitti@2026' };

async function staffMakesCourse(page: Page): Promise<void> {
  await signIn(page, accounts.staff);
  const categories = categoryAdmin(page);
  await categories.open();
  await categories.create(category);

  const courses = courseAdmin(page);
  await courses.open();
  await courses.fillFields({
    name: course,
    category,
    author: 'Lata Kumbhar',
    description: 'From a lump of clay to a bowl.',
    actualPrice: '1999',
    discountedPrice: '1499.50',
    videoUrl: videoUrl('lesson-1.mp4'),
  });
  await courses.rate(4.5);
  await courses.uploadBanner();
  await courses.writeInfo('What you need', ['A wheel', 'Two kilos of clay']);
  await courses.save();

  const modules = moduleAdmin(page);
  await modules.open();
  await modules.create(course, moduleName, 'Hands, water, patience.', '1');
  await modules.openAttachments(moduleName, course);
  await modules.addVideo('Wedging', videoUrl('lesson-1.mp4'), '00:00:14');
  await modules.addVideo('Centering', videoUrl('lesson-2.mp4'), '00:00:18');
  await modules.closeAttachments();
}

async function visitorFindsCourse(page: Page): Promise<void> {
  await page.goto('/course/available-course');
  await page.getByRole('tab', { name: category }).click();
  const card = page.getByRole('link', { name: new RegExp(course) });
  await shown(card);
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox').fill(course);
  await card.first().click();
  await heading(page, course);
}

async function publicPageShowsAll(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const text of ['Premium', 'Best Seller', 'Lata Kumbhar', '₹1,499.50', moduleName])
    await shown(main.getByText(text, { exact: false }));
  await shown(main.getByText('Rating: 4.5/5'));
  await shown(main.locator('del, s').filter({ hasText: '₹1,999' }));
  await shown(main.locator('strong, b').filter({ hasText: 'What you need' }));
  await shown(main.getByRole('listitem').filter({ hasText: 'Two kilos of clay' }));
  const banner = main.locator('img[src*="/media/"]').first();
  expect(
    await banner.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300);
}

async function learnerSignsUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Kabir Das');
  await page.getByLabel('Email', { exact: true }).fill(learner.email);
  await page.getByLabel('Phone', { exact: true }).fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await toast(page, 'User created successfully!');
  await page.waitForURL('**/login');
  await fillLogin(page, learner);
  await toast(page, 'Logged in successfully!');
  await page.waitForURL('**/dashboard/home');
  await shown(page.getByText('Your personal learning platform'));
}

/** The address of the one video that plays. */
const playing = (page: Page): Promise<string> =>
  page
    .waitForFunction(() => {
      const video = [...document.querySelectorAll('video')].find((one) => !one.paused && one.currentTime > 0);
      return video?.currentSrc;
    })
    .then((handle) => handle.jsonValue() as Promise<string>);

async function learnerWatches(page: Page): Promise<void> {
  await page.goto('/course/available-course');
  await page.getByRole('searchbox').fill(course);
  await page
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Go to course' }).click();
  await heading(page, 'Wedging');
  expect(await playing(page)).toContain('lesson-1.mp4');
  await page.getByRole('link', { name: /^Next lesson: / }).click();
  await expect.poll(() => playing(page)).toContain('lesson-2.mp4');
}

test('from an empty category to a lesson playing, and away again', async ({ openPage }) => {
  const staffPage = await openPage();
  await staffMakesCourse(staffPage);

  const visitor = await openPage();
  await visitorFindsCourse(visitor);
  await publicPageShowsAll(visitor);

  const learnerPage = await openPage();
  await learnerSignsUp(learnerPage);
  await confirmAddress(learner);
  await giveAllCourses(learner);
  await learnerWatches(learnerPage);

  const courses = courseAdmin(staffPage);
  await courses.open();
  await courses.openList();
  await courses.search(course);
  await courses.changePrice(course, '1299');
  await visitor.goBack();
  await shown(visitor.getByText('₹1,299'));

  await courses.openList();
  await courses.search(course);
  await courses.delete(course);
  await visitor.reload();
  await hidden(visitor.getByRole('link', { name: new RegExp(course) }));
  await moduleAdmin(staffPage).open();
  await staffPage.getByRole('tab', { name: 'View' }).click();
  await staffPage.getByRole('searchbox', { name: 'Search' }).fill(moduleName);
  await hidden(staffPage.getByRole('button', { name: new RegExp(`Edit ${moduleName}`) }));
});
