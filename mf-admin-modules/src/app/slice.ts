import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { listId, modulesApi } from '../lib/modules-api';
import { createSliceStore, type SliceStore } from './slice-store';

/** One running copy of the slice: its store, and its ears for what other slices change. */
export interface ModulesSlice {
  platform: PlatformApi;
  store: SliceStore;
  /** Drops everything that belonged to the user. */
  reset: () => void;
  dispose: () => void;
}

export function createModulesSlice(platform: PlatformApi): ModulesSlice {
  const store = createSliceStore(platform);
  const stale = (...types: ('Course' | 'Module')[]) =>
    void store.dispatch(modulesApi.util.invalidateTags(types.map((type) => ({ type, id: listId }))));
  const subscriptions = [
    // Modules carry their course's name, and go when it goes.
    platform.events.subscribe('catalogue.course-changed@1', () => stale('Course', 'Module')),
    platform.events.subscribe('catalogue.category-changed@1', () => stale('Course')),
  ];
  return {
    platform,
    store,
    reset: () => void store.dispatch(modulesApi.util.resetApiState()),
    dispose: () => subscriptions.forEach((end) => end()),
  };
}
