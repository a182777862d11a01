import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/client-problem';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** What a visitor may send. */
export type SubmissionKind = 'contact' | 'newsletter';

/** Without a store: nothing of what is sent is kept or shown again, and the landing page needs no other data. */
export async function postSubmission(
  fetch: FetchLike,
  kind: SubmissionKind,
  body: Readonly<Record<string, string>>,
): Promise<ClientProblem | undefined> {
  try {
    const response = await fetch(paths[kind], {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? undefined : await problemOf(response);
  } catch (error) {
    return noAnswer(error);
  }
}
