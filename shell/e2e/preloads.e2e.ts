import type { Page, Request } from '@playwright/test';
import { accounts } from './support/accounts';
import { expect, test } from './support/test';

/** Opens the catalogue at an address until its courses are shown; returns the types of the requests for lists of courses. */
async function listRequestsAt(page: Page, address = '/course/available-course'): Promise<string[]> {
  const types: string[] = [];
  const note = (request: Request) =>
    request.url().includes('/api/courseProgress/public-courses') && types.push(request.resourceType());
  page.on('request', note);
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  page.off('request', note);
  return types;
}

test('the data of a visitor’s first screen is requested before the screen’s code, and only once', async ({
  openPage,
}) => {
  expect(await listRequestsAt(await openPage())).toEqual([expect.not.stringMatching('^fetch$')]);
});

test('nothing is preloaded when a user is signed in or the address has a query', async ({ page, openPage }) => {
  expect(await listRequestsAt(page, '/course/available-course?q=react')).toEqual(['fetch']);
  expect(await listRequestsAt(await openPage({ account: accounts.learner }))).toEqual(['fetch']);
});

test('the picture of the first course is requested before the course is drawn', async ({ page }) => {
  // The screen's code loads after its data, as on a phone.
  const data = page.waitForResponse((answer) => answer.url().includes('/api/courseProgress/public-courses'));
  await page.route(/screen-course-available-course/, async (route) => {
    await (await data).finished();
    await route.continue();
  });
  await page.addInitScript(`new MutationObserver((_changes, observer) => {
    if (!document.querySelector('article')) return;
    window.drawnAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true })`);
  await listRequestsAt(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/media/')),
  );
  const [picture, drawn] = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/media/'));
    return [first?.startTime ?? Infinity, (window as unknown as { drawnAt: number }).drawnAt];
  });
  expect(picture).toBeLessThan(drawn);
});

test('the scripts of a page’s frame load first, and the screen’s own scripts when the last of them is requested', async ({
  page,
}) => {
  await listRequestsAt(page);
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
