import { expect, type Locator, type Page } from '@playwright/test';

/** The longest time that a page may take, on the slowest machine. */
export const longestWait = 45_000;

/** Waits until the element is shown; fails with the locator's description. */
export const shown = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });
export const hidden = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

/** Waits until the element has the focus. */
export const focused = (locator: Locator): Promise<void> => locator.and(locator.page().locator(':focus')).waitFor();

export const toast = (page: Page, text: string): Promise<void> => shown(page.getByText(text, { exact: true }));

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  shown(page.getByRole('heading', { name, level: 1 }));

/** Whether the page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Waits until `read` returns the expected value, since the page may still be changing. */
export async function becomes<Value>(read: () => Value | Promise<Value>, wanted: Value): Promise<void> {
  await expect.poll(read, { intervals: [50], timeout: longestWait }).toEqual(wanted);
}

/**
 * Waits for a toast with its title and dismisses it, so that it is not confused with the next one of the same text. A toast disappears
 * by itself, so the click runs in the page and works even if the toast disappears at that moment.
 */
export async function titledToast(page: Page, title: string, message: string): Promise<void> {
  const box = page.locator('[role="alert"], [role="status"]').filter({ has: page.getByText(title, { exact: true }) });
  const text = box.getByText(message, { exact: true });
  await shown(text);
  await text.evaluateAll((found) => (found as HTMLElement[])[0]?.click());
  await text.first().waitFor({ state: 'detached' });
}

export const failed = (page: Page, message: string): Promise<void> => titledToast(page, 'Error', message);
export const succeeded = (page: Page, message: string): Promise<void> => titledToast(page, 'Success', message);
