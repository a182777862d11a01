import type { PageMatch, PageRoute } from '@vidyapath/client/router/route-code';
import type { Detour, PageRouterOptions, Visit } from '@vidyapath/client/router/router-types';
import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import type { Shell } from '../shell-context';
import { routesWithTimeout } from '../remotes/routes-with-timeout';
import { RemoteSlice } from '../remotes/remote-slice';
import { handleOf } from './route-handle';
import { accessOf, entryOf, isPastLogin } from './route-entries';

const layouts = ['site', 'app'] as const;

/**
 * Loads a remote when one of its routes is first visited by a user who may open it, and puts its routes below their layouts.
 * A remote that fails is left out; its place in the layout says so and offers to try again.
 */
export function loadRoutesOnVisit({ session, remotes, platform }: Shell): NonNullable<PageRouterOptions['onVisit']> {
  const joined = new Set<RemoteId>();

  async function join(id: RemoteId, { patch }: Visit): Promise<undefined> {
    try {
      const remote = await remotes.load(id);
      if (joined.has(id)) return;
      const routes = routesWithTimeout(id, remote.createRoutes(platform), remotes);
      const parts = layouts.map((layout) => ({
        layout,
        children: routes.filter((route) => layoutOf(route) === layout),
      }));
      joined.add(id);
      for (const { layout, children } of parts) {
        if (children.length > 0) patch(layout, [{ element: <RemoteSlice id={id} />, handle: { slice: id }, children }]);
      }
    } catch (cause) {
      // `remotes` keeps what `load` throws, and the remote's fallback shows it.
      if (remotes.isLoaded(id)) remotes.failedToStart(id, cause);
    }
  }

  return (visit) => {
    const { pathname } = visit.to;
    const entry = entryOf(pathname);
    if (!entry || entry.owner === 'shell') return undefined;
    if (joined.has(entry.owner)) return freshDocument(entry.owner, visit);
    const snapshot = session.getSnapshot();
    if (accessOf(entry.access, snapshot) !== 'allowed' || isPastLogin(pathname, snapshot)) return undefined;
    return join(entry.owner, visit);
  };

  /**
   * Two releases of a remote never run in one document: coming back to a slice that was released anew loads the page afresh. Leaving
   * asked about what was being typed, and within the slice nothing is loaded.
   */
  function freshDocument(id: RemoteId, { to, matches }: Visit): Detour | undefined {
    const isWithin = matches.some((match: PageMatch) => handleOf(match).slice === id);
    return !isWithin && remotes.isOutdated(id)
      ? { to: `${to.pathname}${to.search}${to.hash}`, document: true }
      : undefined;
  }
}

/** A route without a path of its own goes where its first child belongs. */
function layoutOf({ path, children }: PageRoute): 'site' | 'app' {
  const own = path === undefined ? undefined : entryOf(path);
  if (own) return own.layout;
  const [first] = children ?? [];
  return first ? layoutOf(first) : 'site';
}
