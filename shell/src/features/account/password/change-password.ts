import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { readJson } from '@vidyapath/client/requests/read-answer';
import type { LoginAnswer, PasswordChangeBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

export type PasswordAnswer = { token: string } | { problem: ClientProblem };

/** When the new token arrives, all earlier tokens have ended. */
export async function changePassword(fetch: FetchLike, body: PasswordChangeBody): Promise<PasswordAnswer> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(paths.password, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) return { problem: await problemOf(response) };
    return { token: ((await readJson(response)) as LoginAnswer).access_token };
  } catch (cause) {
    return { problem: noAnswer(cause) };
  }
}
