import type { Account } from './accounts';

/** Logs in by the API and returns the token. */
export async function newToken(origin: string, account: Account): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/auth/login', origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} can't log in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

const tokens = new Map<string, Promise<string>>();

/** One token of an account for all tests of a worker; not for tests that end the session at the server. */
export function tokenOf(origin: string, account: Account): Promise<string> {
  const key = `${origin} ${account.email}`;
  const token = tokens.get(key) ?? newToken(origin, account);
  tokens.set(key, token);
  return token;
}
