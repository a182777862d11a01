import type { PageMatch, PageRoute } from '@vidyapath/client/router/route-code';

/** What a route of the shell's router says of itself. */
export interface RouteHandle {
  /** Key in the shell's messages. */
  titleKey?: string;
  /** Whose it is. */
  slice?: string;
  /** Shown until the routes of the slice are there. */
  fallback?: true;
}

export function handleOfRoute({ handle }: Pick<PageRoute, 'handle'>): RouteHandle {
  const given: unknown = handle;
  return typeof given === 'object' && given !== null ? given : {};
}

export const handleOf = ({ route }: PageMatch): RouteHandle => handleOfRoute(route);
