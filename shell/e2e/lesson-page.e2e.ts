import type { Page } from '@playwright/test';
import { lesson } from './screens/played-course';
import { accounts } from './support/accounts';
import { videoUrl } from './support/addresses';
import { becomes, heading, scrollsSideways, shown } from './support/expectations';
import { giveCourse, makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const phone = { width: 360, height: 800 };
const sideways = { width: 800, height: 360 };
const videoOf = (page: Page, title: string) => page.getByLabel(`Video: ${title}`, { exact: true });
const second = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video) => (video as HTMLVideoElement).currentTime);

/** The driver of the tests counts as a person's press, after which a lesson begins by itself. */
const withoutPress = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } }),
  );
const pause = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video) => (video as HTMLVideoElement).pause());

const makeLessons = (name: string, price?: number) =>
  makeCourse(
    `${name} ${mark}`,
    [
      {
        name: 'First part',
        videos: [
          { ...lesson('Wedging', videoUrl('lesson-1.mp4')), isPreview: true },
          lesson('Throwing', videoUrl('lesson-2.mp4')),
        ],
      },
    ],
    price,
  );

test('a learner begins on a phone, writes a note, and goes on at that second on a wide screen', async ({
  openPage,
}) => {
  const course = await makeLessons('Pots');
  await giveCourse(accounts.learner, course.id);
  const left = await test.step('on a phone the video stays at the top while the tabs are read', async () => {
    const page = await openPage({ viewport: phone, account: accounts.learner });
    await withoutPress(page);
    await page.goto(`/learn/${course.id}`);
    await heading(page, 'Wedging');
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/learn/${course.id}/\\d+$`));
    await expect(page).toHaveTitle(/^Wedging · Pots/);
    await page.getByRole('button', { name: 'Play video' }).click();
    await becomes(async () => (await second(page, 'Wedging')) > 6, true);
    await pause(page, 'Wedging');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: /^Note/ }).fill('Press from the shoulder');
    await expect(videoOf(page, 'Wedging')).toBeInViewport({ ratio: 0.9 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Save the note' }).click();
    await shown(page.getByText('Press from the shoulder'));
    const at = await second(page, 'Wedging');
    await page.close({ runBeforeUnload: true });
    return at;
  });
  await test.step('on a wide screen the lessons are beside the video, which goes on', async () => {
    const page = await openPage({ account: accounts.learner });
    await withoutPress(page);
    await page.goto(`/learn/${course.id}`);
    const present = page.getByRole('region', { name: 'Lessons of the course' }).getByRole('link', { name: /^Wedging/ });
    await expect(present).toHaveAttribute('aria-current', 'true');
    await shown(page.getByText('Press from the shoulder'));
    await page.getByRole('button', { name: 'Play video' }).click();
    await becomes(async () => (await second(page, 'Wedging')) >= 5, true);
    expect(left).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Next lesson: Throwing' }).click();
    await becomes(async () => (await second(page, 'Throwing')) > 0, true);
  });
  await test.step('turned sideways the video fills the screen', async () => {
    const page = await openPage({ viewport: sideways, account: accounts.learner });
    await withoutPress(page);
    await page.goto(`/learn/${course.id}`);
    await shown(page.locator('video'));
    const box = await page.locator('video').boundingBox();
    expect(box).toMatchObject({ x: 0, width: sideways.width, height: sideways.height });
  });
});

test('on a phone the settings are all in view, and nothing hides the place that is being chosen', async ({
  openPage,
}) => {
  const course = await makeLessons('Kilns');
  const page = await openPage({ viewport: { width: 320, height: 640 } });
  await withoutPress(page);
  await page.goto(`/learn/${course.id}`);
  await page.getByRole('button', { name: 'Play video' }).click();
  await becomes(async () => (await second(page, 'Wedging')) > 0, true);
  await pause(page, 'Wedging');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('group', { name: 'Settings' });
  await expect(settings.getByRole('button', { name: 'Autoplay' })).toBeInViewport({ ratio: 1 });
  expect(await settings.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  const line = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!line) throw new Error('There is no line to drag.');
  await page.mouse.move(line.x + line.width / 3, line.y + line.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2);
  await expect(page.getByRole('button', { name: '10 seconds back' })).toBeHidden();
  await page.mouse.up();
  await shown(page.getByRole('button', { name: '10 seconds back' }));
});

test('a visitor plays a free preview, and buys from a locked lesson', async ({ openPage }) => {
  const course = await makeLessons('Glazes');
  const page = await openPage({ viewport: phone });
  await withoutPress(page);
  await page.goto(`/learn/${course.id}`);
  await heading(page, 'Wedging');
  await page.getByRole('button', { name: 'Play video' }).click();
  await becomes(async () => (await second(page, 'Wedging')) > 0, true);
  await page.getByRole('link', { name: /^Throwing/ }).click();
  await heading(page, 'Throwing');
  await shown(page.getByText('This lesson opens as soon as you have the course'));
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/learn/${course.id}/\\d+$`));
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/login*');
});
