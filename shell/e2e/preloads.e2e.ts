import { measuredScreens } from './speed/plan';
import { listen } from './speed/phone';
import { isScript, settled } from './speed/visit';
import { accounts, arriveSignedIn } from './support/accounts';
import { openPage, useBrowser } from './support/session';

useBrowser();

/** They go on to fetch what only some courses need, or what is wanted after the first paint: the sanitiser and the editor. */
const further = ['course-detail', 'course-master'];

const screens = measuredScreens.filter(({ name }) => !further.includes(name));
const cases = screens.map((screen, at) => ({ ...screen, language: at % 2 === 0 ? 'en' : 'hi' }));

const data = /public-course-content-by-category/;

test('the data of a visitor’s first screen is under way before the screen is, and is asked for once', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => data.test(request.url()) && asked.push(request.resourceType()));
  await page.goto('/course/available-course');
  await page.getByRole('article').first().waitFor();
  expect(asked).toEqual([expect.not.stringMatching('^fetch$')]);
});

test('nothing is asked for beforehand when somebody is signed in, or the address says more', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => data.test(request.url()) && asked.push(request.resourceType()));
  await page.goto('/course/available-course?q=react');
  await page.getByRole('article').first().waitFor();
  await arriveSignedIn(page, accounts.learner);
  await page.goto('/course/available-course');
  await page.getByRole('article').first().waitFor();
  expect(asked).toEqual(['fetch', 'fetch']);
});

test.each(cases)('the page of $name ($language) names beforehand every script that its screen needs', async ({ path, account, language }) => {
  const page = await openPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  if (account) await arriveSignedIn(page, account);
  const received = await listen(await page.context().newCDPSession(page));
  await page.goto(path);
  await settled({ page, received });
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel="preload"][as="script"], script[defer]')].map((element) => ('href' in element ? element.href : element.src)),
  );
  expect(received.filter(isScript).map(({ url }) => url).filter((url) => !named.includes(url))).toEqual([]);
  const fetched = new Set(received.map(({ url }) => url));
  expect(named.filter((url) => !fetched.has(url))).toEqual([]);
});
