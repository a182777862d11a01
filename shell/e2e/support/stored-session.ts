import type { Page } from '@playwright/test';

/** What a session keeps in the browser (specification, section 3). */
export const sessionKeys = ['access_token', 'user_id', 'user_name', 'user_email', 'user_role', 'dark-mode'] as const;

/** Those of the six keys that are set. */
export const keptKeys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, localStorage.getItem(name)]).filter(([, value]) => value !== null),
      ) as Record<string, string>,
    [...sessionKeys],
  );

/** A token that no service would take, with claims as wanted. */
export function madeToken(claims: { exp?: number }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ id: 1, name: 'x', email: 'x@y.in', role: 'User', ...claims })}.c2ln`;
}
