import type { PageMatch, PageRoute } from '@vidyapath/client/router/route-code';

/** Description of a route of the shell's router. */
export interface RouteHandle {
  /** The owner of the route. */
  slice?: string;
  /** Shown until the routes of the slice are loaded. */
  fallback?: true;
}

export function handleOfRoute({ handle }: Pick<PageRoute, 'handle'>): RouteHandle {
  const given: unknown = handle;
  return typeof given === 'object' && given !== null ? given : {};
}

export const handleOf = ({ route }: PageMatch): RouteHandle => handleOfRoute(route);
