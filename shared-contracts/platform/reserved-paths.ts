import { isNeverPage } from './page-addresses';
import { isRedirected } from './redirects';

/** Whether no slice may have a pattern: an address that the shell redirects, or below a path without pages. Checked by builds and by the platform, which composes the list. */
export const isReserved = (path: string): boolean => isNeverPage(path) || isRedirected(path);
