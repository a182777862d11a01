import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import contract from '../../contracts/shell.json';
import { catalogueApi } from '../lib/catalogue-api';
import { createSliceRoutes } from './slice-routes';
import { createSliceStore, type SliceStore } from './slice-store';

/** The slice's front door. What it knows of a user is dropped when the session ends. */
export function createRemote(): RemoteModule {
  const stores = new Set<SliceStore>();
  return {
    id: 'mf_admin_courses',
    platform: contract.platform,
    createRoutes(platform) {
      const store = createSliceStore(platform);
      stores.add(store);
      return createSliceRoutes(platform, store);
    },
    messages: { en: () => import(/* webpackChunkName: 'messages-en' */ '../messages/en'), hi: () => import(/* webpackChunkName: 'messages-hi' */ '../messages/hi') },
    onLogout: () => stores.forEach((store) => store.dispatch(catalogueApi.util.resetApiState())),
  };
}
