import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { Slice } from '@vidyapath/remote-kit/define-remote';

/** Loads the shared code of the screens with server data once, and again after a failure. */
export function createDataLoader(slice: Slice, fetch: FetchLike) {
  const load = async () => (await import(/* webpackChunkName: 'screens-course' */ './data')).createData(slice, fetch);
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
