import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { logFailure } from '../../lib/log';
import { withPatience } from '../../lib/patience';
import { createFetchScreen, type LazyScreen } from './fetch-screen';
import { createLateScreen } from './late-screen';
import { RemoteTooSlowError } from './remote-errors';
import type { Remotes } from './remotes';

/** Milliseconds that the code of a screen may take. */
const patience = 15_000;

/** A remote's routes, of which each has something to show when its code fails or takes too long. */
export function patientRoutes(id: RemoteId, routes: readonly SliceRoute[], remotes: Remotes): SliceRoute[] {
  const heals = { count: 0 };
  const inTime = (arrival: Promise<LazyScreen>) => withPatience(arrival, patience, () => new RemoteTooSlowError(id, patience));
  const patient = (lazy: () => Promise<LazyScreen>) => async (): Promise<LazyScreen> => {
    const fetchScreen = createFetchScreen(id, lazy, remotes);
    const arrival = fetchScreen(false);
    try {
      return await inTime(arrival);
    } catch (cause) {
      logFailure(`A screen of ${id} can't be loaded`, cause);
      remotes.failed(id, 'load', cause);
      return { Component: createLateScreen({ id, arrival, fetchScreen, inTime, heals }) };
    }
  };
  const withPatient = (route: SliceRoute): SliceRoute => {
    const { lazy, children } = route;
    return { ...route, ...(lazy && { lazy: patient(lazy) }), ...(children && { children: children.map(withPatient) }) };
  };
  return routes.map(withPatient);
}
