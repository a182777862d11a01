import { isNeverPage } from './page-addresses';
import { isOfShell } from './shell-routes';

/** Whether no slice may have a pattern: the shell's own, or below a path without pages. Checked by builds and by the platform, which composes the list. */
export const isReserved = (path: string): boolean => isNeverPage(path) || isOfShell(path);
