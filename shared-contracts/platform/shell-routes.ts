import { roles } from '@vidyapath/http/roles';
import { isAt } from './page-addresses';
import type { RouteEntry } from './route-entry';

const screen = (path: string): RouteEntry => ({ path, access: roles, owner: 'shell', layout: 'app' });

/** The shell's own screens. */
export const shellRoutes: readonly RouteEntry[] = [
  screen('/dashboard/home'),
  screen('/account/profile'),
  screen('/account/settings'),
  screen('/account/help'),
  screen('/account/notifications'),
];

/** Addresses that the shell redirects. */
export const redirects = [
  ['/dashboard', '/dashboard/home'],
  ['/admin/dashboard', '/dashboard/home'],
  ['/admin/helpdesk/faq', '/helpdesk/faq'],
  ['/contact', '/#contact'],
] as const;

const own = [...shellRoutes.map(({ path }) => path), ...redirects.map(([path]) => path)];

/** Whether a pattern would match an address of the shell. */
export const isOfShell = (pattern: string): boolean => own.some((path) => isAt(pattern, path));
