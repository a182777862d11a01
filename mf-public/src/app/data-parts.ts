import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createEarlyAnswers } from '../lib/early-answers';

/** The stores' cache is the only one: the browser's is asked to check by ETag, so that no price is older than the visit. */
const revalidating =
  (fetch: FetchLike): FetchLike =>
  (input, init) =>
    fetch(input, { ...init, cache: 'no-cache' });

/** What the screens that show server data have in common, of which only the first requests do not wait for code. */
export function createDataParts(platform: PlatformApi, onData: (reset: () => void) => void) {
  const { ask, peek, isHere, fetch } = createEarlyAnswers(revalidating(platform.http.fetch));
  const load = async () => {
    const { createDataLayout } = await import(/* webpackChunkName: 'screens-course' */ './data-layout');
    const data = createDataLayout(platform, fetch);
    onData(data.reset);
    return data;
  };
  let underWay: ReturnType<typeof load> | undefined;
  const data = () => {
    underWay ??= load();
    // Code that did not come is asked for again.
    underWay.catch(() => (underWay = undefined));
    return underWay;
  };
  return { ask, peek, isHere, data };
}

export type DataParts = ReturnType<typeof createDataParts>;
