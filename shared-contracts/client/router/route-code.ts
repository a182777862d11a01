import type { RouteMatch, RouteObject } from 'react-router';
import type { SliceRoute } from '@vidyapath/platform-api/remote-module';

/** A route of the shell's own or of a slice. */
export interface PageRoute extends SliceRoute {
  /** Further routes are added below the route with this id. */
  id?: string;
  children?: PageRoute[];
}

export type PageMatch = RouteMatch<string, RouteObject>;

const lazyOf = ({ route }: PageMatch) => (route as PageRoute).lazy;

/** Replaces a screen whose code could not be loaded, so that the nearest boundary shows why. */
const failing = (cause: unknown) =>
  function FailedToLoad(): never {
    throw cause;
  };

async function loadInto(match: PageMatch, lazy: NonNullable<PageRoute['lazy']>): Promise<void> {
  try {
    Object.assign(match.route, await lazy(), { lazy: undefined });
  } catch (cause) {
    // The route itself still lacks its code, so that the next visit fetches it again.
    match.route = { ...match.route, lazy: undefined, Component: failing(cause) };
  }
}

/** Fetches the missing code of a screen's routes; `undefined` if none is missing. */
export function loadCode(matches: PageMatch[]): Promise<unknown> | undefined {
  const missing = matches.flatMap((match) => {
    const lazy = lazyOf(match);
    return lazy ? [loadInto(match, lazy)] : [];
  });
  return missing.length > 0 ? Promise.all(missing) : undefined;
}

/** The routes that can be shown already, above the first one without code. */
export function readyPart(matches: PageMatch[]): PageMatch[] {
  const end = matches.findIndex(lazyOf);
  return end < 0 ? matches : matches.slice(0, end);
}

/** The router's own copies of the routes, since loaded code is stored in them. */
export const copyOf = (routes: readonly PageRoute[]): PageRoute[] =>
  routes.map(({ children, ...route }) => ({ ...route, ...(children && { children: copyOf(children) }) }));

export function findRoute(routes: readonly PageRoute[], id: string): PageRoute | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** Whether only the query or the fragment differs, so that every part of the page stays. */
export const isSamePlace = (matches: readonly PageMatch[], others: readonly PageMatch[]): boolean =>
  matches.length === others.length &&
  matches.every(({ route, pathname }, index) => route === others[index]?.route && pathname === others[index]?.pathname);
