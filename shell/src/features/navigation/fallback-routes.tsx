import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { Screens } from '@vidyapath/platform-api/routes';
import { RemoteFallback } from './remote-fallback';

export const layouts = ['site', 'app'] as const;

/** Shown for the paths of slices until their own routes are added, which rank higher. */
export const fallbackRoutesIn = ({ routes }: Screens, layout: (typeof layouts)[number]): PageRoute[] =>
  routes
    .filter((entry) => entry.layout === layout && entry.path !== '/')
    .map(({ path }) => ({ path: `${path}/*`, element: <RemoteFallback />, handle: { fallback: true } }));
