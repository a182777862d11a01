import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { Provider } from '@vidyapath/client/query';
import { Outlet } from 'react-router';
import { publicApi } from '../lib/public-api';
import { followEvents } from './follow-events';
import { createPublicStore } from './store';

/** Layout of the screens that show server data: one store for all of them, and how to empty it. */
export function createDataLayout(platform: PlatformApi, fetch: FetchLike) {
  const store = createPublicStore(fetch);
  followEvents(platform.events, store);
  const DataLayout = () => (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
  return { DataLayout, dispatch: store.dispatch, reset: () => void store.dispatch(publicApi.util.resetApiState()) };
}
