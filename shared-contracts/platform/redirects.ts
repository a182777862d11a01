import { isAt } from './page-addresses';

/** Addresses that the shell redirects. */
export const redirects = [
  ['/dashboard', '/dashboard/home'],
  ['/admin/dashboard', '/dashboard/home'],
  ['/admin/helpdesk/faq', '/helpdesk/faq'],
  ['/contact', '/#contact'],
] as const;

/** The address to which the shell redirects, if it does. */
export const redirectOf = (pathname: string): string | undefined =>
  redirects.find(([path]) => isAt(path, pathname))?.[1];

/** Whether a pattern would match an address that the shell redirects. */
export const isRedirected = (pattern: string): boolean => redirects.some(([path]) => isAt(pattern, path));
