import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { describeFailure } from '@vidyapath/service-kit/client/describe-failure';
import { sendOnce } from '@vidyapath/service-kit/client/send-once';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import { gatewayErrorIn } from './gateway-refusals';

export interface GatewayCall {
  method: 'GET' | 'POST';
  /** Below `/v1/`, with its query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface GatewayAccess {
  /** Such as `https://api.razorpay.com`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  link: ServiceLink;
  timeoutMs: number;
}

const answerBytesMax = 1_048_576;

/** The call as errors name it. */
export const nameOf = ({ method, path }: GatewayCall): string => `the gateway (${method} ${path.split('?', 1)[0]})`;

/** One attempt. Resolves to what a 2xx answer holds; undefined if that is no JSON. */
export async function sendGatewayCall(access: GatewayAccess, call: GatewayCall, signal: AbortSignal): Promise<unknown> {
  const target = nameOf(call);
  const request = new Request(`${access.baseUrl}/v1/${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Basic ${Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(call.body && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal,
  });
  let wasSent = false;
  const sent = (): void => {
    wasSent = true;
  };
  const answer = await sendOnce({ target, link: access.link, answerBytesMax }, request, signal, sent).catch(
    (error: unknown) => {
      throw describeFailure(target, error, wasSent);
    },
  );
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw refusalOf(target, answer, body);
  return body;
}

/** A 5xx may stand for something that was done all the same; so may a 409, another call with the same key that still runs. */
function refusalOf(target: string, { status, headers }: Response, body: unknown): CallFailed {
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 409;
  const wait = Number(headers.get('retry-after') ?? NaN);
  return new CallFailed(target, gatewayErrorIn(body).description ?? `It answered ${status}.`, {
    outcome: refused ? 'refused' : 'unknown',
    status,
    body,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}
