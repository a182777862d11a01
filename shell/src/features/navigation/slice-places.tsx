import type { PageRoute } from '@vidyapath/client/router/route-code';
import type { Screens } from '@vidyapath/platform-api/routes';
import { RemoteFallback } from './remote-fallback';

export const layouts = ['site', 'app'] as const;

/** Stand where the routes of slices will be: lower in rank than the real ones. */
export const placesIn = ({ routes }: Screens, layout: (typeof layouts)[number]): PageRoute[] =>
  routes
    .filter((entry) => entry.layout === layout && entry.owner !== 'shell' && entry.path !== '/')
    .map(({ path }) => ({ path: `${path}/*`, element: <RemoteFallback />, handle: { place: true } }));
