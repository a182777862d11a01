import { isNeverPage } from './page-addresses';
import { isOfShell } from './shell-routes';

/** Whether a pattern is never a slice's: the shell's own, or below what is no page. Looked at by builds and by the platform, which composes the list. */
export const isReserved = (path: string): boolean => isNeverPage(path) || isOfShell(path);
