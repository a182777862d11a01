import { isAt, shapeOf } from './page-addresses';
import type { RemoteId } from './remote-id';
import type { RouteEntry } from './route-entry';
import type { SliceDescription, SliceGroup, SliceLink } from './slice-description';

/** A path that two slices describe; the first one keeps it. */
export interface Claim {
  path: string;
  first: RemoteId;
  second: RemoteId;
}

/** Routes, links and groups of all slices together. */
export interface Screens {
  /** Words before parameters, so that the first route that matches an address is the right one. */
  routes: readonly RouteEntry[];
  navigation: readonly SliceLink[];
  /** Groups of the sidebar that slices bring; of two with one name the first counts. */
  groups: readonly SliceGroup[];
  claims: readonly Claim[];
}

export type DescribedSlice = readonly [RemoteId, SliceDescription];

/** Combines the descriptions of the slices. */
export function composeScreens(slices: readonly DescribedSlice[]): Screens {
  const routes = new Map<string, RouteEntry>();
  const groups = new Map<string, SliceGroup>();
  const claims: Claim[] = [];
  for (const [owner, description] of slices) {
    for (const route of description.routes) {
      const shape = shapeOf(route.path);
      const { owner: first } = routes.get(shape) ?? { owner };
      if (first !== owner) claims.push({ path: route.path, first, second: owner });
      else if (!routes.has(shape)) routes.set(shape, { ...route, owner });
    }
    for (const group of description.groups) if (!groups.has(group.name)) groups.set(group.name, group);
  }
  return {
    routes: [...routes].sort(([one], [other]) => byWords(one, other)).map(([, route]) => route),
    navigation: slices.flatMap(([, { navigation }]) => navigation),
    groups: [...groups.values()],
    claims,
  };
}

/** A parameter sorts after every word. */
const byWords = (one: string, other: string) => {
  const a = one.replaceAll(':', '\uffff');
  const b = other.replaceAll(':', '\uffff');
  return a < b ? -1 : Number(a > b);
};

export const routeAt = (routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined =>
  routes.find(({ path }) => isAt(path, pathname));
