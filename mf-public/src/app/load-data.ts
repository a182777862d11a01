import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { Slice } from '@vidyapath/remote-kit/define-remote';

/** Loads what the screens with server data have in common: once, and again when it did not come. */
export function createDataLoader(slice: Slice, fetch: FetchLike) {
  const load = async () => (await import(/* webpackChunkName: 'screens-course' */ './data')).createData(slice, fetch);
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
