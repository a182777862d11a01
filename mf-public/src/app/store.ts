import { configureStore } from '@vidyapath/client/query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { type ApiExtra, publicApi } from '../lib/public-api';

/** The stores' cache is the only one: the browser's is asked to check by ETag, so that no price is older than the visit. */
const revalidating =
  (fetch: ApiExtra['fetch']): ApiExtra['fetch'] =>
  (input, init) =>
    fetch(input, { ...init, cache: 'no-cache' });

export function createPublicStore(platform: PlatformApi) {
  const extraArgument: ApiExtra = { fetch: revalidating(platform.http.fetch) };
  return configureStore({
    reducer: { [publicApi.reducerPath]: publicApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(publicApi.middleware),
    devTools: false,
  });
}

export type PublicStore = ReturnType<typeof createPublicStore>;
