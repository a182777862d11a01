import type { RemoteId } from '@vidyapath/platform-api/remotes-manifest';
import { redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import type { Shell } from '../../app/shell-context';
import type { Remotes } from '../remotes/remotes';
import { RemoteRouteError } from '../remotes/remote-crashed';
import { RemoteSlice } from '../remotes/remote-slice';
import { admission, entryOf, isPastLogin } from './route-entries';

const layouts = ['site', 'app'] as const;

/**
 * Loads a remote when one of its routes is first visited by somebody who may, and puts its routes below their layouts.
 * A remote that fails is left out; its place in the layout says so and offers to try again.
 */
export function loadRoutesOnVisit({ session, remotes, platform }: Shell): PatchRoutesOnNavigationFunction {
  const joined = new Set<RemoteId>();
  return async ({ path, patch }) => {
    const entry = entryOf(path);
    if (!entry || entry.owner === 'shell' || joined.has(entry.owner)) return;
    const snapshot = session.getSnapshot();
    if (admission(entry.access, snapshot) !== 'admitted' || isPastLogin(path, snapshot)) return;
    const id = entry.owner;
    try {
      const remote = await remotes.load(id);
      if (joined.has(id)) return;
      joined.add(id);
      const routes = remote.createRoutes(platform);
      for (const layout of layouts) {
        const children = routes.filter((route) => layoutOf(route) === layout);
        if (children.length > 0) patch(layout, [sliceRoute(id, children, remotes)]);
      }
    } catch {
      // Logged and kept by `remotes`; the place of the remote shows it.
    }
  };
}

/**
 * Two releases of a remote never run in one document: coming back to a slice that was released anew loads the page afresh. Leaving
 * asked about what was being typed, and within the slice nothing is loaded.
 */
const sliceRoute = (id: RemoteId, children: RouteObject[], remotes: Remotes): RouteObject => ({
  loader: ({ request }) => (remotes.isOutdated(id) ? redirect(request.url, { headers: { 'X-Remix-Reload-Document': 'true' } }) : null),
  shouldRevalidate: () => false,
  element: <RemoteSlice id={id} />,
  errorElement: <RemoteRouteError />,
  handle: { slice: id },
  children,
});

/** A route without a path of its own goes where its first child belongs. */
function layoutOf({ path, children }: RouteObject): 'site' | 'app' {
  const own = path === undefined ? undefined : entryOf(path);
  if (own) return own.layout;
  const [first] = children ?? [];
  return first ? layoutOf(first) : 'site';
}
