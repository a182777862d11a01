import type { Page, Request } from '@playwright/test';

const scripts = '**/mf/mf_admin_courses/**/*.js';

/**
 * Delays every script of the slice that is requested from now on: the editor's, which loads when a user begins to fill in the form.
 * @returns a function that lets them load; it settles when the page has run all requested scripts, of which there is at least one
 */
export async function holdEditorCode(page: Page): Promise<() => Promise<void>> {
  const held: Request[] = [];
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(scripts, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  const firstRequest = page.waitForRequest(scripts, { timeout: 0 });
  firstRequest.catch(() => undefined);
  return async () => {
    await firstRequest;
    go();
    await Promise.all(held.map(async (request) => (await request.response())?.finished()));
    // An idle page has run the loaded scripts; a page without any change never gets the event.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })));
  };
}

/** From now on the editor's code can't be loaded, until the returned function is called. */
export async function loseEditorCode(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}
