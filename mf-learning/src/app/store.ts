import { configureStore } from '@vidyapath/client/query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { learningApi, type StoreExtra } from '../lib/api';

export function createLearningStore(platform: PlatformApi) {
  const extraArgument: StoreExtra = { platform };
  return configureStore({
    reducer: { [learningApi.reducerPath]: learningApi.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument } }).concat(learningApi.middleware),
  });
}

export type LearningStore = ReturnType<typeof createLearningStore>;
