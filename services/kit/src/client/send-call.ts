import { randomUUID } from 'node:crypto';
import { currentTrace } from '../telemetry/current-trace';
import { isRepeatable, repeatCall } from './repeat-call';
import { type CallTarget, sendOnce, within } from './send-once';
import type { ServiceTokens } from './service-tokens';

export interface CallPath extends CallTarget {
  tokens: ServiceTokens;
}

/** Sends `request` with a token, and with a new one if that is refused. `sent` is called when the service may have received it. */
export async function sendCall(
  path: CallPath,
  request: Request,
  signal: AbortSignal,
  sent: () => void,
): Promise<Response> {
  const { tokens } = path;
  const { method, url } = request;
  const body = request.body ? await request.arrayBuffer() : undefined;
  const headers = new Headers(request.headers);
  if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
  const trace = currentTrace.getStore();
  if (trace) headers.set('traceparent', trace.traceparent);

  const sendWith = (token: string): Promise<Response> => {
    headers.set('authorization', `Bearer ${token}`);
    const attempt = () =>
      sendOnce(path, new Request(url, { method, headers, signal, ...(body && { body }) }), signal, sent);
    return repeatCall(attempt, { repeatable: isRepeatable(request), signal });
  };

  const token = await within(signal, tokens.get());
  const answer = await sendWith(token);
  if (answer.status !== 401) return answer;
  tokens.discard(token);
  return sendWith(await within(signal, tokens.get()));
}
