import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { readJson } from '@vidyapath/client/requests/read-answer';
import type { AccountBody, ChangedAccount } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { ReadAccount } from './use-account';

/** The token carries the new name. */
export type AccountAnswer = { changed: ReadAccount; token: string } | { problem: ClientProblem };

export async function changeAccount(fetch: FetchLike, body: AccountBody, etag: string | null): Promise<AccountAnswer> {
  try {
    const headers = { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) };
    const response = await fetch(paths.account, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) return { problem: await problemOf(response) };
    const { access_token: token, ...account } = (await readJson(response)) as ChangedAccount;
    return { changed: { account, etag: response.headers.get('etag') }, token };
  } catch (cause) {
    return { problem: noAnswer(cause) };
  }
}
