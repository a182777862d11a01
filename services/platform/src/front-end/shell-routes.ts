import { type RouteEntry, routeTable } from '@vidyapath/platform-api/routes';

/** Addresses that the shell itself redirects (contract section 6). */
const redirected = ['/dashboard', '/admin/dashboard', '/admin/helpdesk/faq', '/contact'];

const patterns = routeTable.map(({ path, owner }) => ({ pattern: patternOf(path), owner }));
const redirects = redirected.map(patternOf);

/** Whose screen a path is; undefined when the shell has no such route. Case and a trailing slash don't matter. */
export function ownerOfRoute(path: string): RouteEntry['owner'] | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(path));
  return found?.owner ?? (redirects.some((pattern) => pattern.test(path)) ? 'shell' : undefined);
}

function patternOf(path: string): RegExp {
  const segments = path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${segments}/?$`, 'i');
}
