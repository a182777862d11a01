import type { ClientProblem } from '@vidyapath/client/requests/client-problem';
import {
  type BaseQueryFn,
  createApi,
  type ThunkDispatch,
  type UnknownAction,
  useDispatch,
} from '@vidyapath/client/query';
import { type AnswerMeta, type RequestArgs, sendRequest } from '@vidyapath/client/requests/send-request';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** Thunk extra argument of a slice's store. */
export interface StoreExtra {
  fetch: FetchLike;
}

export type SliceBaseQuery = BaseQueryFn<RequestArgs, unknown, ClientProblem, object, AnswerMeta>;

/** The store has the `fetch` that sends, so that one api serves every store. */
const baseQuery: SliceBaseQuery = (args, { extra, signal }) => sendRequest((extra as StoreExtra).fetch, args, signal);

/** Server data of a slice; each feature adds its endpoints. */
export const createSliceApi = <Tag extends string>(tagTypes: readonly Tag[]) =>
  createApi({ reducerPath: 'data', baseQuery, tagTypes, endpoints: () => ({}) });

export type SliceApi<Tag extends string> = ReturnType<typeof createSliceApi<Tag>>;

/** Id of the tag that every list of a type carries. */
export const listId = 'LIST';

export type SliceDispatch = ThunkDispatch<unknown, StoreExtra, UnknownAction>;

export const useSliceDispatch = useDispatch.withTypes<SliceDispatch>();
