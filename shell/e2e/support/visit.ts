import type { Page } from '@playwright/test';
import { allArrived } from './requests';
import type { Screen } from './screens';

/** Opens a screen and waits until it is loaded. */
export async function visit(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await allArrived(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null);
  await allArrived(page);
}
