import type { Page, Request } from '@playwright/test';
import { accounts } from './support/accounts';
import { expect, test } from './support/test';

/** Opens the catalogue at an address, until its courses are shown; how its lists of courses were asked for. */
async function askedBy(page: Page, address = '/course/available-course'): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) =>
    request.url().includes('/public-course-content-by-category/') && asked.push(request.resourceType());
  page.on('request', note);
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  page.off('request', note);
  return asked;
}

test('the data of a visitor’s first screen is under way before the screen is, and is asked for once', async ({
  openPage,
}) => {
  expect(await askedBy(await openPage())).toEqual([expect.not.stringMatching('^fetch$')]);
});

test('nothing is asked for beforehand when a user is signed in, or the address says more', async ({
  page,
  openPage,
}) => {
  expect(await askedBy(page, '/course/available-course?q=react')).toEqual(['fetch']);
  expect(await askedBy(await openPage({ account: accounts.learner }))).toEqual(['fetch']);
});

test('the picture of the first course is under way before the course is drawn', async ({ page }) => {
  // The screen's code comes after its data, as on a phone.
  const data = page.waitForResponse((answer) => answer.url().includes('/public-course-content-by-category/'));
  await page.route(/screen-course-available-course/, async (route) => {
    await (await data).finished();
    await route.continue();
  });
  await page.addInitScript(`new MutationObserver((_changes, observer) => {
    if (!document.querySelector('article')) return;
    window.drawnAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true })`);
  await askedBy(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/media/')),
  );
  const [picture, drawn] = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/media/'));
    return [first?.startTime ?? Infinity, (window as unknown as { drawnAt: number }).drawnAt];
  });
  expect(picture).toBeLessThan(drawn);
});

test('what draws the frame of a page has the line, and the screen’s own scripts come when its last one is under way', async ({
  page,
}) => {
  await askedBy(page);
  const [ofFrame, ofScreen] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const preloaded = files.filter(({ name, initiatorType }) => initiatorType === 'link' && name.endsWith('.js'));
    const isOfScreen = ({ name }: PerformanceEntry) => name.includes('/mf/');
    return [
      preloaded.filter((file) => !isOfScreen(file)).map(({ responseEnd }) => responseEnd),
      preloaded.filter(isOfScreen).map(({ startTime }) => startTime),
    ];
  });
  const first = Math.min(...ofScreen);
  // Texts, start, React and the parts of the look.
  expect(ofFrame.filter((end) => end <= first).length).toBeGreaterThanOrEqual(3);
  expect(ofScreen.length).toBeGreaterThanOrEqual(4);
});
