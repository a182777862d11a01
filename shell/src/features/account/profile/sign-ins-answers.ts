import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { readJson } from '@vidyapath/client/requests/read-answer';
import type { LoginAnswer } from '@vidyapath/http/auth';
import type { OwnLogin, Session } from '@vidyapath/http/auth-logins';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

export interface SignIns {
  sessions: Session[];
  logins: OwnLogin[];
}

/** Enough to notice sign-ins of another person. */
const shown = 20;

async function readList<Row>(fetch: FetchLike, path: string): Promise<Row[]> {
  const response = await fetch(`${path}?limit=${shown}`);
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  return (await readJson(response)) as Row[];
}

export async function readSignIns(fetch: FetchLike): Promise<SignIns> {
  const [sessions, logins] = await Promise.all([
    readList<Session>(fetch, paths.ownSessions),
    readList<OwnLogin>(fetch, paths.ownLogins),
  ]);
  return { sessions, logins };
}

/** When the new token arrives, all earlier tokens have ended. */
export async function endOtherSessions(fetch: FetchLike): Promise<string> {
  const response = await fetch(paths.ownSessions, { method: 'DELETE' });
  if (!response.ok) throw new Error(`DELETE ${paths.ownSessions} answered ${response.status}`);
  return ((await readJson(response)) as LoginAnswer).access_token;
}

/** Undefined once the account is erased. */
export async function eraseAccount(fetch: FetchLike, password: string): Promise<ClientProblem | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(paths.account, { method: 'DELETE', headers, body: JSON.stringify({ password }) });
    return response.ok ? undefined : await problemOf(response);
  } catch (cause) {
    return noAnswer(cause);
  }
}
