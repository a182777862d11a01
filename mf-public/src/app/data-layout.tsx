import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { Provider } from '@vidyapath/client/query';
import { Outlet } from 'react-router';
import { publicApi } from '../lib/public-api';
import { followEvents } from './follow-events';
import { createPublicStore } from './store';

/** Layout of the screens that show server data: one store for all of them, and how to empty it. */
export function createDataLayout(platform: PlatformApi) {
  const store = createPublicStore(platform);
  followEvents(platform.events, store);
  const DataLayout = () => (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
  return { DataLayout, reset: () => void store.dispatch(publicApi.util.resetApiState()) };
}
