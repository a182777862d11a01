import { configureStore } from '@vidyapath/client/query';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { type ApiExtra, publicApi } from '../lib/public-api';

export function createPublicStore(fetch: FetchLike) {
  const extraArgument: ApiExtra = { fetch };
  return configureStore({
    reducer: { [publicApi.reducerPath]: publicApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(publicApi.middleware),
    devTools: false,
  });
}

export type PublicStore = ReturnType<typeof createPublicStore>;
