import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { becomes, focused, hidden, shown } from './support/expectations';
import { giveCourse, makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
/** The demo's lesson of 4 minutes, uploaded. */
const asset = '/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';

async function makeLessons(): Promise<number> {
  const videos = ['First', 'Second'].map((title) => ({ title, url: asset, seconds: 240 }));
  const course = await makeCourse(`Player ${mark}`, [{ name: 'Part', videos }]);
  await giveCourse(accounts.learner, course.id);
  return course.id;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const controls = (page: Page) => page.getByRole('group', { name: 'Player controls' });
const picture = (page: Page) => page.getByRole('region', { name: /^Video player: / }).getByRole('presentation');
const stateOf = (page: Page) =>
  page.getByLabel(/^Video: /).evaluate((element) => {
    const { currentTime: at, paused, playbackRate: rate, textTracks, volume } = element as HTMLVideoElement;
    const shownTrack = [...textTracks].find(({ mode }) => mode === 'showing');
    return { at, paused, rate, volume, captions: shownTrack?.language ?? '' };
  });
const isShown = async (page: Page) =>
  (await controls(page).evaluate((element) => getComputedStyle(element).opacity)) === '1';
const plays = (page: Page) => becomes(async () => (({ paused, at }) => !paused && at > 0)(await stateOf(page)), true);

/** Some browsers let the page begin by itself. */
async function begin(page: Page): Promise<void> {
  await button(page, 'Play video').or(button(page, 'Pause video')).first().waitFor();
  if (await button(page, 'Play video').isVisible()) await button(page, 'Play video').click();
  await plays(page);
}

test('the controls over the picture, by pointer and by keys, and one player at a time', async ({ openPage }) => {
  const course = await makeLessons();
  const page = await openPage({ viewport: { width: 1_440, height: 900 }, account: accounts.learner });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`/learn/${course}`);

  await test.step('what plays it is fetched while the page is idle, before the first press', async () => {
    await becomes(() => fetched.some((path) => path.endsWith('/init.mp4')), true);
    expect(fetched.filter((path) => path.endsWith('.m4s'))).toEqual([]);
  });
  await test.step('hidden while nobody moves', async () => {
    await button(page, 'Play video').click();
    await plays(page);
    await focused(page.getByRole('region', { name: 'Video player: First' }));
    await page.mouse.move(1, 890);
    await becomes(() => isShown(page), false);
    await picture(page).hover({ position: { x: 300, y: 200 } });
    await becomes(() => isShown(page), true);
  });
  await test.step('the seek bar shows the pictures of the storyboard, and jumps', async () => {
    const line = page.getByRole('slider', { name: 'Position' });
    const { width } = (await line.boundingBox()) ?? { width: 0 };
    await line.hover({ position: { x: width / 2, y: 10 } });
    await becomes(() => fetched.some((path) => /storyboard.*\.webp$/.test(path)), true);
    await line.click({ position: { x: width / 2, y: 10 } });
    await becomes(async () => Math.abs((await stateOf(page)).at - 120) < 10, true);
  });
  await test.step('keys while the focus is in the player', async () => {
    await picture(page).click({ position: { x: 300, y: 200 } });
    await becomes(async () => (await stateOf(page)).paused, true);
    await page.keyboard.press('c');
    await becomes(async () => (await stateOf(page)).captions, 'en');
    await page.keyboard.press('Shift+>');
    await becomes(async () => (await stateOf(page)).rate, 1.25);
    await page.keyboard.press('ArrowDown');
    await becomes(async () => (await stateOf(page)).volume.toFixed(1), '0.9');
    const { at } = await stateOf(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await becomes(async () => Math.round(at - (await stateOf(page)).at), 10);
    await page.keyboard.press('Space');
    await plays(page);
  });
  await test.step('the settings say what an hour costs', async () => {
    await button(page, 'Settings').click();
    const quality = page.getByRole('combobox', { name: 'Quality' });
    expect((await quality.innerText()).match(/MB/g)?.length).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await focused(button(page, 'Settings'));
  });
  await test.step('the full screen stays over the next lesson, which plays in the same way', async () => {
    await button(page, 'Full screen').click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await button(page, 'Next: Second').click();
    await shown(page.getByRole('region', { name: 'Video player: Second' }));
    await plays(page);
    await focused(page.getByRole('region', { name: 'Video player: Second' }));
    expect(await stateOf(page)).toMatchObject({ rate: 1.25, captions: 'en', volume: 0.9 });
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement === null);
  });
  await test.step('another tab that plays pauses this one', async () => {
    const other = await page.context().newPage();
    await other.goto(`/learn/${course}`);
    await begin(other);
    await becomes(async () => (await stateOf(page)).paused, true);
    await other.close();
  });
});

test('on a phone a tap shows the controls, and two at a side jump', async ({ openPage }) => {
  const course = await makeLessons();
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
  const page = await openPage({ ...phone, account: accounts.learner });
  await page.goto(`/learn/${course}`);
  await begin(page);
  await becomes(() => isShown(page), false);
  await picture(page).tap({ position: { x: 180, y: 20 } });
  await becomes(() => isShown(page), true);
  for (const name of [
    '10 seconds back',
    'Pause video',
    '10 seconds forward',
    'Settings',
    'Full screen',
    'Next: Second',
  ])
    await shown(button(page, name));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const { at } = await stateOf(page);
  await picture(page).tap({ position: { x: 340, y: 20 } });
  await picture(page).tap({ position: { x: 340, y: 20 } });
  await becomes(async () => (await stateOf(page)).at - at >= 10, true);
  await hidden(page.getByRole('group', { name: 'Settings' }));
});
