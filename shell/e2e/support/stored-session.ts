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

/** A token with any claims; services do not accept it. */
export function madeToken(claims: { exp?: number }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part({ id: 1, name: 'x', email: 'x@y.in', role: 'User', ...claims })}.c2ln`;
}
