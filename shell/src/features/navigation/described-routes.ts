import type { PageRoute } from '@vidyapath/client/router/route-code';
import { shapeOf } from '@vidyapath/platform-api/page-addresses';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';

/** A slice's routes, except routes that it has not described or that another slice has: the list decides which screens exist. */
export function describedRoutes(routes: readonly PageRoute[], entries: readonly RouteEntry[]): PageRoute[] {
  const shapes = new Set(entries.map(({ path }) => shapeOf(path)));
  const kept = (route: PageRoute): PageRoute[] => {
    if (!route.children) return route.path !== undefined && shapes.has(shapeOf(route.path)) ? [route] : [];
    const children = route.children.flatMap(kept);
    return children.length > 0 ? [{ ...route, children }] : [];
  };
  return routes.flatMap(kept);
}
