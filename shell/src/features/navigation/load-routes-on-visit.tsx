import type { PageMatch } from '@vidyapath/client/router/route-code';
import type { Detour, PageRouterOptions, Visit } from '@vidyapath/client/router/router-types';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { routeAt } from '@vidyapath/platform-api/routes';
import type { Shell } from '../shell-context';
import { routesWithTimeout } from '../remotes/routes-with-timeout';
import { RemoteSlice } from '../remotes/remote-slice';
import { handleOf, handleOfRoute } from './route-handle';
import { accessOf, isPastLogin } from './route-entries';
import { describedRoutes } from './described-routes';
import { fallbackRoutesIn, parentOf, parents } from './fallback-routes';
import { pathOf } from './path-of';

/**
 * Loads a remote when one of its routes is first visited by a user who may open it, and puts its routes below their layouts.
 * If a remote fails, its fallback routes show it and offer a retry. Routes that are no longer in the list are removed.
 */
export function loadRoutesOnVisit(shell: Shell): NonNullable<PageRouterOptions['onVisit']> {
  const { session, remotes, platform, screens } = shell;
  const withRoutes = new Set<RemoteId>();
  let known = screens.get();

  /** Applies a changed list before a visit, so that a slice's screen stays until the user leaves it. */
  function followList({ patch, prune }: Visit): void {
    const current = screens.get();
    if (current === known) return;
    known = current;
    const owners = new Set<string>(current.routes.map(({ owner }) => owner));
    for (const parent of parents) {
      prune(parent, (route) => {
        const { slice, fallback } = handleOfRoute(route);
        return fallback === true || (slice !== undefined && slice !== 'shell' && !owners.has(slice));
      });
      patch(parent, fallbackRoutesIn(current, parent));
    }
    for (const id of withRoutes) if (!owners.has(id)) withRoutes.delete(id);
  }

  async function addRoutes(id: RemoteId, { patch }: Visit): Promise<undefined> {
    try {
      const remote = await remotes.load(id);
      if (withRoutes.has(id)) return;
      const own = screens.get().routes.filter(({ owner }) => owner === id);
      const routes = routesWithTimeout(id, remote.createRoutes(platform), remotes);
      withRoutes.add(id);
      for (const parent of parents) {
        const children = describedRoutes(
          routes,
          own.filter((entry) => parentOf(entry) === parent),
        );
        if (children.length > 0) patch(parent, [{ element: <RemoteSlice id={id} />, handle: { slice: id }, children }]);
      }
    } catch (cause) {
      // `remotes` stores the error of `load`, and the remote's fallback shows it.
      if (remotes.isLoaded(id)) remotes.failedToStart(id, cause);
    }
  }

  return (visit) => {
    followList(visit);
    const { pathname } = visit.to;
    const entry = routeAt(known.routes, pathname);
    if (!entry) return undefined;
    if (withRoutes.has(entry.owner)) return freshDocument(entry.owner, visit);
    const snapshot = session.getSnapshot();
    if (accessOf(entry.access, snapshot) !== 'allowed' || isPastLogin(pathname, snapshot)) return undefined;
    // The remote was loaded earlier, and its release may have changed since then.
    const detour = remotes.isLoaded(entry.owner) ? freshDocument(entry.owner, visit) : undefined;
    return detour ?? addRoutes(entry.owner, visit);
  };

  /**
   * Two releases of a remote never run in one document: returning to a slice with a new release reloads the page. The user was asked about
   * unsaved text when leaving the slice, and navigation within the slice does not reload.
   */
  function freshDocument(id: RemoteId, { to, matches }: Visit): Detour | undefined {
    const isWithin = matches.some((match: PageMatch) => handleOf(match).slice === id);
    return !isWithin && remotes.isOutdated(id) ? { to: pathOf(to), document: true } : undefined;
  }
}
