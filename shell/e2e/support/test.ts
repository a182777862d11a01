import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { baseURL } from './addresses';
import { PageErrors } from './page-errors';
import { followRequests } from './requests';

export { expect };

/** A page in a browser profile of its own, closed after the test. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  openPage: OpenPage;
  pageErrors: PageErrors;
}

function watch(context: BrowserContext, errors: PageErrors): void {
  context.on('page', (page) => {
    errors.watch(page);
    followRequests(page);
  });
}

/** A request that is still on its way through a test's own route ends with the page, and is nobody's failure. */
const leave = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));

/** Playwright's `test` with a watch on every page: a script error or a breach of the content security policy fails it. */
export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(baseURL()),
  pageErrors: [
    async ({}, use) => {
      const errors = new PageErrors();
      await use(errors);
      expect(errors.take()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    watch(context, pageErrors);
    await use(context);
    await leave(context);
  },
  openPage: async ({ browser, baseURL, pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      watch(context, pageErrors);
      return context.newPage();
    });
    for (const context of contexts) {
      await leave(context);
      await context.close();
    }
  },
});
