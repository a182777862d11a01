import { createAttempts } from '@vidyapath/client/attempts';
import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/client-problem';
import { idempotencyKeyHeader } from '@vidyapath/http/idempotency';
import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** What a visitor may send. */
export type SubmissionKind = 'contact' | 'newsletter';

const attempts = createAttempts();

/** Without a store: nothing of what is sent is kept or shown again, and the landing page needs no other data. */
export async function postSubmission(
  fetch: FetchLike,
  kind: SubmissionKind,
  body: Readonly<Record<string, string>>,
): Promise<ClientProblem | undefined> {
  const [url, payload] = [paths[kind], JSON.stringify(body)];
  try {
    const key = attempts.keyOf(url, payload);
    const headers = { accept: 'application/json', 'content-type': 'application/json', [idempotencyKeyHeader]: key };
    const response = await fetch(url, { method: 'POST', headers, body: payload });
    attempts.answered(url, payload, response.status);
    return response.ok ? undefined : await problemOf(response);
  } catch (error) {
    return noAnswer(error);
  }
}
