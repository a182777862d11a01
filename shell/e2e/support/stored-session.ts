import type { Page } from '@playwright/test';

/** The keys of a session in browser storage. */
export const sessionKeys = ['access_token', 'user_id', 'user_name', 'user_email', 'user_role', 'dark-mode'] as const;

/** The set keys of the six. */
export const keptKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, localStorage.getItem(name)]).filter(([, value]) => value !== null),
      ) as Record<string, string>,
    [...sessionKeys],
  );
