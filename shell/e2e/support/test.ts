import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Account } from './accounts';
import { baseURL } from './addresses';
import { PageErrors } from './page-errors';
import { followRequests } from './requests';
import { tokenOf } from './tokens';

export { expect };

/** Values in the browser's storage: a user's session and a chosen language. */
interface Visitor {
  account?: Account;
  language?: 'en' | 'hi';
}

/** A page in its own browser profile, closed after the test. */
export type OpenPage = (options?: BrowserContextOptions & Visitor) => Promise<Page>;

interface Fixtures {
  openPage: OpenPage;
  pageErrors: PageErrors;
}

async function storageOf(origin: string, { account, language }: Visitor) {
  const values = { ...(language && { language }), ...(account && { access_token: await tokenOf(origin, account) }) };
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) }],
  };
}

function watch(context: BrowserContext, errors: PageErrors): void {
  context.on('page', (page) => {
    errors.watch(page);
    followRequests(page);
  });
}

/** A request that a test's route is still handling ends with the page, and is not a failure. */
const leave = (context: BrowserContext) =>
  Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));

/** Playwright's `test` with a check of every page: a script error or a violation of the content security policy fails it. */
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
  openPage: async ({ browser, baseURL: origin = '', pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ account, language, ...options } = {}) => {
      const storageState = account || language ? await storageOf(origin, { account, language }) : undefined;
      const context = await browser.newContext({ baseURL: origin, storageState, ...options });
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
