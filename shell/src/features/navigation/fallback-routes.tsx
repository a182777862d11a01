import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { Screens } from '@vidyapath/platform-api/routes';
import { RemoteFallback } from './remote-fallback';

/** Parents of the slices' routes: `app` has those that wait for the code of their layout. */
export const parents = ['site', 'app'] as const;

export const parentOf = ({ layout }: RouteEntry): (typeof parents)[number] => (layout === 'app' ? 'app' : 'site');

/** Shown for the paths of slices until their own routes are added, which rank higher. */
export const fallbackRoutesIn = ({ routes }: Screens, parent: (typeof parents)[number]): PageRoute[] =>
  routes
    .filter((entry) => parentOf(entry) === parent && entry.path !== '/')
    .map(({ path }) => ({ path: `${path}/*`, element: <RemoteFallback />, handle: { fallback: true } }));
