import { configureStore } from '@vidyapath/client/query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { catalogueApi } from '../lib/catalogue-api';

/** The slice's own store: it holds server data only, and reaches the network by the platform it was made for. */
export const createSliceStore = (platform: PlatformApi) =>
  configureStore({
    reducer: { [catalogueApi.reducerPath]: catalogueApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: platform } }).concat(catalogueApi.middleware),
    devTools: false,
  });

export type SliceStore = ReturnType<typeof createSliceStore>;
