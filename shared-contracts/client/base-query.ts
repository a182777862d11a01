import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { ClientProblem } from './client-problem';
import type { BaseQueryFn } from './query';
import { type AnswerMeta, type RequestArgs, sendRequest } from './send-request';

export type PlatformBaseQuery = BaseQueryFn<RequestArgs, unknown, ClientProblem, object, AnswerMeta>;

/** Base query of every remote's RTK Query api. */
export const platformBaseQuery =
  (fetch: FetchLike): PlatformBaseQuery =>
  (args, { signal }) =>
    sendRequest(fetch, args, signal);
