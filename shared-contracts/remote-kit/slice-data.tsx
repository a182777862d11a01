import { configureStore, Provider } from '@vidyapath/client/query';
import type { PlatformEventMap, PlatformEventName } from '@vidyapath/platform-api/events';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { Outlet } from 'react-router';
import type { Slice } from './define-remote';
import type { SliceApi, StoreExtra } from './slice-api';

type TagOf<Tag extends string> = Tag | { type: Tag; id: number | string };

/** The data that an event of another slice makes stale. */
export type StaleTags<Tag extends string> = {
  [Name in PlatformEventName]?: (fact: PlatformEventMap[Name]) => TagOf<Tag>[];
};

interface SliceDataOptions<Tag extends string> {
  api: SliceApi<Tag>;
  staleTags?: StaleTags<Tag>;
  /** Used instead of the platform's. */
  fetch?: FetchLike;
}

/** A store that holds a slice's server data and nothing else. */
export function createSliceStore<Tag extends string>(api: SliceApi<Tag>, fetch: FetchLike) {
  const extraArgument: StoreExtra = { fetch };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // Only RTK Query writes to it. Checking for mutated and non-serialisable values after each action is slow in development and tests.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    devTools: false,
  });
}

export type SliceStore = ReturnType<typeof createSliceStore>;

/** The store of a running slice, which follows the events of other slices and is emptied at sign-out, and the layout of the screens that use it. */
export function createSliceData<Tag extends string>({ platform, onLogout }: Slice, options: SliceDataOptions<Tag>) {
  const { api, staleTags = {}, fetch = platform.http.fetch } = options;
  const store = createSliceStore(api, fetch);
  const follow = <Name extends PlatformEventName>(name: Name) => {
    const tagsOf = staleTags[name];
    if (tagsOf) platform.events.subscribe(name, (fact) => void store.dispatch(api.util.invalidateTags(tagsOf(fact))));
  };
  (Object.keys(staleTags) as PlatformEventName[]).forEach(follow);
  onLogout(() => void store.dispatch(api.util.resetApiState()));
  const DataLayout = () => (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
  return { DataLayout, dispatch: store.dispatch };
}
