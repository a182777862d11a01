import { randomUUID } from 'node:crypto';
import { currentTrace } from '../telemetry/current-trace';
import { isUnconnected } from './describe-failure';
import { readAnswer } from './read-answer';
import { isRepeatable, repeatCall } from './repeat-call';
import type { ServiceLink } from './service-link';
import type { ServiceTokens } from './service-tokens';

export interface CallPath {
  target: string;
  link: ServiceLink;
  tokens: ServiceTokens;
  answerBytesMax: number;
}

/** Sends `request` with a token, and with a new one if that is refused. `sent` is called when the service may have received it. */
export async function sendCall(
  { target, link, tokens, answerBytesMax }: CallPath,
  request: Request,
  signal: AbortSignal,
  sent: () => void,
): Promise<Response> {
  const { method, url } = request;
  const body = request.body ? await request.arrayBuffer() : undefined;
  const headers = new Headers(request.headers);
  if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
  const trace = currentTrace.getStore();
  if (trace) headers.set('traceparent', trace.traceparent);

  const sendOnce = async (): Promise<Response> => {
    const copy = new Request(url, { method, headers, signal, ...(body && { body }) });
    const answer = await link.send(copy).catch((error: unknown) => {
      if (!isUnconnected(error)) sent();
      throw error;
    });
    sent();
    return readAnswer(target, answer, answerBytesMax);
  };
  const sendWith = (token: string): Promise<Response> => {
    headers.set('authorization', `Bearer ${token}`);
    return repeatCall(sendOnce, { repeatable: isRepeatable(request), signal });
  };

  const token = await within(signal, tokens.get());
  const answer = await sendWith(token);
  if (answer.status !== 401) return answer;
  tokens.discard(token);
  return sendWith(await within(signal, tokens.get()));
}

/** Other calls may wait longer for the same token. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, late]);
}
