import type { Browser, Page } from 'playwright-core';
import { logIn } from './support/api';
import { launchBrowser } from './support/browser';
import { addLesson, newLearner, storeClip } from './support/journeys';
import { type Stack, startStack } from './support/stack';
import { newCourse, newPicture, upload } from './support/subjects';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function visitor(): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.edge.url, viewport: { width: 1_440, height: 900 } });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

test('a learner plays a lesson; a slice without its files shows a failure in its place, and works again when they are back', async () => {
  const { url } = stack.edge;
  const [admin, learner, clip] = await Promise.all([logIn(url), newLearner(url), storeClip(stack.addresses.store)]);
  const course = await newCourse(url, admin, await upload(url, admin, await newPicture()));
  await addLesson(url, admin, course, clip.path);
  const page = await visitor();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard/home');

  await stack.edge.change({ blocked: ['/mf/mf_learning/'] });
  await page.goto(`/course/course-progress/${course.course_id}`);
  await page
    .getByText(/unavailable/i)
    .first()
    .waitFor();
  await page.goto('/course/available-course');
  await page.getByText(course.course_name).first().waitFor();

  await stack.edge.change({ blocked: [] });
  await page.goto(`/course/course-progress/${course.course_id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^First steps/ })
    .click();
  await page.getByRole('button', { name: 'Play video: Welcome' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  const played = await page.evaluate(() => document.querySelector('video')?.currentSrc);
  expect(played?.split('?')[0]).toBe(url + clip.path);
  expect(violations).toEqual([]);
});
