import { GatewayCallFailed, type GatewayFailure } from './gateway-call-failed';
import { readBounded } from './read-bounded';

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
  fetch: typeof fetch;
  timeoutMs: number;
}

const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** One attempt. Resolves to what a 2xx answer holds. */
export async function sendGatewayCall(access: GatewayAccess, call: GatewayCall, signal: AbortSignal): Promise<unknown> {
  const name = `${call.method} ${call.path.split('?', 1)[0]}`;
  let status: number | undefined;
  try {
    const sent = access.fetch(`${access.baseUrl}/v1/${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Basic ${Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64')}`,
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
      redirect: 'manual',
      signal,
    });
    const answer = await within(signal, sent);
    ({ status } = answer);
    const text = await within(signal, readBounded(answer));
    if (!answer.ok) throw refusalOf(name, answer, text);
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof GatewayCallFailed) throw cause;
    throw new GatewayCallFailed(name, { outcome: isUnsent(cause) ? 'not-sent' : 'unknown', status, cause });
  }
}

/** A way to the gateway that stays in this process may ignore the signal. */
async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, late]);
}

/** A 5xx may stand for something that was done all the same; so may a 409, another call with the same key that still runs. */
function refusalOf(name: string, { status, headers }: Response, text: string): GatewayCallFailed {
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 409;
  const wait = Number(headers.get('retry-after') ?? NaN);
  return new GatewayCallFailed(name, {
    outcome: refused ? 'refused' : 'unknown',
    status,
    ...errorOf(text),
    ...(Number.isFinite(wait) && { retryAfter: wait }),
  });
}

function errorOf(text: string): Pick<GatewayFailure, 'code' | 'reason' | 'description' | 'field'> {
  try {
    const { error } = JSON.parse(text) as { error?: Record<string, unknown> };
    const fields = ['code', 'reason', 'description', 'field'].map((field) => [field, error?.[field]] as const);
    return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  } catch {
    return {};
  }
}

function isUnsent(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return unsent.has(code ?? '') || (cause !== undefined && isUnsent(cause));
}
