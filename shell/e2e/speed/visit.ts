import type { Page } from '@playwright/test';
import type { Phone, Received } from './phone';

/** A page and its fetched files. */
type Fetching = Pick<Phone, 'page' | 'received'>;

interface Seen {
  paint: number;
  shift: number;
  interactions: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

export const isScript = ({ type }: Received): boolean => type.endsWith('javascript');
export const isImage = ({ type }: Received): boolean => type.startsWith('image/');
export const bytesOf = (files: readonly Received[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const quiet = 1_500;
/** The text of a page, in either language, when the shell could not start. */
const startFailure = /^(This page could not start\.|यह पेज शुरू नहीं हो सका।)$/;

/** Waits until the heading is shown and no file has arrived for a while. */
export async function settled({ page, received }: Fetching): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  for (let known = -1; known !== received.length;) {
    known = received.length;
    await page.waitForTimeout(quiet);
  }
}

export async function visit(phone: Fetching, path: string): Promise<Seen> {
  await phone.page.goto(path);
  await settled(phone);
  if (await phone.page.getByText(startFailure).isVisible()) throw new Error(`${path} did not start`);
  const seen = await phone.page.evaluate(() => window.seen);
  if (seen.paint === 0) throw new Error(`${path} painted nothing that counts`);
  return seen;
}

/** Bytes of each font that was requested before the first paint. */
export function fontsBeforePaint(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < (paint?.startTime ?? 0))
      .map(({ transferSize }) => transferSize);
  });
}

/** Opens another route without another document, like a link of the app. */
export async function navigateTo(phone: Fetching, path: string): Promise<Received[]> {
  const { page, received } = phone;
  const before = received.length;
  const heading = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction((old) => !old?.isConnected, heading);
  await settled(phone);
  return received.slice(before);
}

/** The longest time that the page took to react to one of these acts. */
export async function slowest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.seen.interactions.splice(0));
  await act();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(0, ...window.seen.interactions));
}
