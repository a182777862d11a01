import type { Page, Request } from '@playwright/test';

const scripts = '**/mf/mf_admin_courses/**/*.js';

/**
 * Holds back every script of the slice that is asked for from now on: the editor's, which comes when a user begins to fill in the form.
 * @returns lets them come; settles once the page has taken in those that it has asked for, which is at least one
 */
export async function holdEditorCode(page: Page): Promise<() => Promise<void>> {
  const held: Request[] = [];
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(scripts, async (route) => {
    held.push(route.request());
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(scripts, { timeout: 0 });
  asked.catch(() => undefined);
  return async () => {
    await asked;
    go();
    await Promise.all(held.map(async (request) => (await request.response())?.finished()));
    // A page that is idle has run what has come; one without any change never gets the event.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })));
  };
}

/** From now on the editor's code can't be had, until the function that it answers is called. */
export async function loseEditorCode(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}
