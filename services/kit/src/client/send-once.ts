import { CallFailed } from './call-failed';
import { isUnconnected } from './describe-failure';
import { readBounded } from './read-bounded';
import type { ServiceLink } from './service-link';

export interface CallTarget {
  /** Its name, for errors. */
  target: string;
  link: ServiceLink;
  answerBytesMax: number;
}

/**
 * One attempt: the answer with its whole body, whatever its status. Ends when `signal`, which is also the request's, fires. `sent` is called when the other
 * side may have received the request.
 */
export async function sendOnce(
  { target, link, answerBytesMax }: CallTarget,
  request: Request,
  signal: AbortSignal,
  sent: () => void = () => undefined,
): Promise<Response> {
  const answer = await within(signal, link.send(request)).catch((error: unknown) => {
    if (!isUnconnected(error)) sent();
    throw error;
  });
  sent();
  const { status, headers } = answer;
  if (!answer.body) return answer;
  const body = await within(
    signal,
    readBounded(answer.body as AsyncIterable<Uint8Array>, answerBytesMax, () => {
      const reason = `The answer is larger than ${answerBytesMax} bytes.`;
      return new CallFailed(target, reason, { outcome: 'unknown', status });
    }),
  );
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** Other calls may wait longer for the same work, and a link within one process may ignore the signal. */
export async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let abort = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([late, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
