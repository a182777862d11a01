import type { Locator, Page } from 'playwright-core';

/** Waits until it is shown; fails with the locator's description. */
export const shown = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'visible' });
export const gone = (locator: Locator): Promise<void> => locator.first().waitFor({ state: 'hidden' });

export const toast = (page: Page, text: string): Promise<void> => shown(page.getByText(text, { exact: true }));

export const heading = (page: Page, name: string | RegExp): Promise<void> => shown(page.getByRole('heading', { name, level: 1 }));

/** Whether the page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
