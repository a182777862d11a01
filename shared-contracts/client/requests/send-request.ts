import { idempotencyKeyHeader } from '@vidyapath/http/idempotency';
import { totalCountHeader } from '@vidyapath/http/total-count';
import { unreadCountHeader } from '@vidyapath/http/unread-count';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { type IdempotencyKeys, createIdempotencyKeys } from './idempotency-keys';
import { type ClientProblem, noAnswer, problemOf } from './client-problem';
import { readJson } from './read-answer';

type QueryValue = string | number | boolean | undefined;

export interface RequestArgs {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Entries that are `undefined` or empty are left out. */
  params?: Record<string, QueryValue>;
  /** Sent as JSON; `FormData` and a file as they are. */
  body?: unknown;
  /** ETag of the record as it was read: the change is refused (412) when the stored one differs. */
  ifMatch?: string | undefined;
  /** `*`: the change is refused (412) when there is a record already. */
  ifNoneMatch?: '*' | undefined;
  /** The call creates: sending it again before its answer creates no second record. */
  once?: boolean;
}

export interface AnswerMeta {
  etag?: string;
  /** `X-Total-Count` of a list. */
  totalCount?: number;
  /** `X-Unread-Count` of a list of notifications. */
  unreadCount?: number;
}

export type Answer =
  | { data: unknown; error?: undefined; meta: AnswerMeta }
  | { data?: undefined; error: ClientProblem; meta?: AnswerMeta };

/** Keys of each `fetch`, since a repeated call must find the key of the previous one. */
const known = new WeakMap<FetchLike, IdempotencyKeys>();

function keysOf(fetch: FetchLike): IdempotencyKeys {
  const keys = known.get(fetch) ?? createIdempotencyKeys();
  known.set(fetch, keys);
  return keys;
}

function withParams(url: string, params: RequestArgs['params'] = {}): string {
  const present = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${url}?${query}` : url;
}

function requestInit({ method = 'GET', body, ifMatch, ifNoneMatch }: RequestArgs, signal: AbortSignal | undefined) {
  const headers = new Headers({ accept: 'application/json' });
  if (ifMatch) headers.set('if-match', ifMatch);
  if (ifNoneMatch) headers.set('if-none-match', ifNoneMatch);
  const json = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  if (json) headers.set('content-type', 'application/json');
  const payload = json ? JSON.stringify(body) : body;
  return { method, headers, ...(signal && { signal }), ...(payload !== undefined && { body: payload }) };
}

/** Fetches and reads; a call with `once` sends its key. */
async function send(fetch: FetchLike, args: RequestArgs, signal: AbortSignal | undefined): Promise<Answer> {
  const keys = keysOf(fetch);
  const init = requestInit(args, signal);
  const call = [args.url, typeof init.body === 'string' ? init.body : ''] as const;
  if (args.once) init.headers.set(idempotencyKeyHeader, keys.keyOf(...call));
  const response = await fetch(withParams(args.url, args.params), init);
  const meta = metaOf(response);
  const answer: Answer = response.ok
    ? { data: (await readJson(response)) ?? null, meta }
    : { error: await problemOf(response), meta };
  if (args.once) keys.answered(...call, response.status);
  return answer;
}

function metaOf(response: Response): AnswerMeta {
  const etag = response.headers.get('etag');
  const total = response.headers.get(totalCountHeader);
  const unread = response.headers.get(unreadCountHeader);
  return {
    ...(etag && { etag }),
    ...(total !== null && { totalCount: Number(total) }),
    ...(unread !== null && { unreadCount: Number(unread) }),
  };
}

/** One request by the platform's fetch: its answer or, after any failure, a {@link ClientProblem}. */
export async function sendRequest(fetch: FetchLike, args: RequestArgs, signal?: AbortSignal): Promise<Answer> {
  try {
    return await send(fetch, args, signal);
  } catch (error) {
    return { error: noAnswer(error) };
  }
}
