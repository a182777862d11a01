import type { Locator } from '@playwright/test';
import { courseProgress } from './screens/course-progress';
import { lesson } from './screens/played-course';
import { accounts } from './support/accounts';
import { videoUrl } from './support/addresses';
import { becomes, shown } from './support/expectations';
import { giveCourse, makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
/** Whether all of it is in the window. */
const isInView = (element: Locator) =>
  element.evaluate((shownElement) => {
    const { top, bottom } = shownElement.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

const phone = { width: 360, height: 800 };

test('a learner leaves in the middle of a lesson on a phone and continues in another browser where they stopped', async ({
  openPage,
}) => {
  const course = await makeCourse(`Resumed ${mark}`, [
    { name: 'First part', videos: [lesson('Wedging', videoUrl('lesson-1.mp4'))] },
  ]);
  await giveCourse(accounts.learner, course.id);
  const position = await test.step('the lesson plays, and the page is closed', async () => {
    const page = await openPage({ viewport: phone, account: accounts.learner });
    const screen = courseProgress(page);
    await screen.open(course.id);
    await screen.module(/^First part/).click();
    await screen.press('Play Wedging');
    await screen.playing('Wedging');
    const second = () =>
      screen.video('Wedging').evaluate((video) => Math.floor((video as HTMLVideoElement).currentTime));
    await becomes(async () => (await second()) >= 6, true);
    const at = await second();
    await page.close({ runBeforeUnload: true });
    return at;
  });
  await test.step('another browser continues within ten seconds of the position', async () => {
    const page = await openPage({ account: accounts.learner });
    const screen = courseProgress(page);
    const continueButton = page.getByRole('button', { name: /^Resume at 00:/ });
    await screen.open(course.id);
    await shown(continueButton);
    await continueButton.click();
    await screen.playing('Wedging');
    await becomes(() => isInView(screen.video('Wedging')), true);
    const at = await screen.video('Wedging').evaluate((video) => (video as HTMLVideoElement).currentTime);
    expect(Math.abs(at - position)).toBeLessThanOrEqual(10);
    expect(at).toBeGreaterThanOrEqual(5);
  });
});
