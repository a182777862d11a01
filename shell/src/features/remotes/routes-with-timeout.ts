import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { logFailure } from '../../lib/log';
import { withTimeout } from '../../lib/with-timeout';
import { createFetchScreen, type LazyScreen } from './fetch-screen';
import { createFallbackScreen } from './fallback-screen';
import { RemoteTooSlowError } from './remote-errors';
import type { Remotes } from './remotes';

/** Milliseconds that the code of a screen may take to load. */
const timeout = 15_000;

/** A remote's routes, each with a fallback for code that fails or takes too long. */
export function routesWithTimeout(id: RemoteId, routes: readonly SliceRoute[], remotes: Remotes): SliceRoute[] {
  const recoveries = { count: 0 };
  const withTimeLimit = (arrival: Promise<LazyScreen>) =>
    withTimeout(arrival, timeout, () => new RemoteTooSlowError(id, timeout));
  const limited = (lazy: () => Promise<LazyScreen>) => async (): Promise<LazyScreen> => {
    const fetchScreen = createFetchScreen(id, lazy, remotes);
    const arrival = fetchScreen(false);
    try {
      return await withTimeLimit(arrival);
    } catch (cause) {
      logFailure(`A screen of ${id} can't be loaded`, cause);
      remotes.failed(id, 'load', cause);
      return { Component: createFallbackScreen({ id, arrival, fetchScreen, withTimeLimit, recoveries }) };
    }
  };
  const addTimeout = (route: SliceRoute): SliceRoute => {
    const { lazy, children } = route;
    return { ...route, ...(lazy && { lazy: limited(lazy) }), ...(children && { children: children.map(addTimeout) }) };
  };
  return routes.map(addTimeout);
}
