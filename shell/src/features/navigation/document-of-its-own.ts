import type { Detour, Visit } from '@vidyapath/client/router/router-types';
import { type Screens, routeAt } from '@vidyapath/platform-api/routes';
import { pathOf } from './path-of';

/** Enters and leaves a screen with its own document by a full page load; such a screen may load a gateway's script. */
export function documentOfItsOwn({ routes }: Screens, { from, to }: Visit): Detour | undefined {
  if (!from) return undefined;
  const left = routeAt(routes, from.pathname);
  const entered = routeAt(routes, to.pathname);
  const crosses = left !== entered && (left?.document === true || entered?.document === true);
  return crosses ? { to: pathOf(to), document: true } : undefined;
}
