import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './chromium';
import { becomes, patience } from './expectations';
import { followRequests } from './requests';

export const baseURL = () => process.env.E2E_URL as string;
export const videoUrl = (clip: string) => `http://${process.env.E2E_VIDEO_HOST as string}/${clip}`;

const pictures = resolve(__dirname, '../screenshots');

/** Things a reader never sees but that must not happen on any page. */
const violations: string[] = [];

function watch(page: Page): void {
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|act\(|duplicate.*react/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
  });
}

/** Failures that the pages have logged since the test began or last asked, which is expected of some. */
export const logged = (): string[] => violations.splice(0).map((line) => line.slice(line.indexOf(': ') + 2));

/** Waits until the pages have logged so many failures. */
export async function allLogged(count: number): Promise<void> {
  await becomes(() => violations.length, count);
  violations.length = 0;
}

let browser: Browser;
const contexts: BrowserContext[] = [];

/** A new browser profile with a page of its own. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL(), viewport: { width: 1_440, height: 900 }, ...options });
  context.setDefaultTimeout(patience);
  contexts.push(context);
  const page = await context.newPage();
  watch(page);
  followRequests(page);
  return page;
}

declare global {
  var testHasFailed: string | undefined;
}

/** Pictures of a failed test's pages, in an ignored folder. */
async function keepPictures(): Promise<void> {
  const name = globalThis.testHasFailed?.replace(/\W+/g, '-').slice(0, 80);
  const pages = name ? contexts.flatMap((context) => context.pages()) : [];
  await Promise.all(pages.map((page, index) => page.screenshot({ path: join(pictures, `${name}-${index}.png`) })));
}

/** Registers the browser's life with jest: one a file, profiles closed after each test, no script error left unseen. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await keepPictures();
    // A request that is still on its way through a test's own route ends with the page, and is nobody's failure.
    await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(violations.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}
