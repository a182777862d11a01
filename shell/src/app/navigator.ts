import type { PageRouter } from '@vidyapath/client/router/router-types';
import type { NavigateAccess } from '@vidyapath/platform-api/platform-api';

/** Moves between pages; the router exists only after the shell, which its routes are made from. */
export interface Navigator {
  to: (path: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Path, query and hash of the present page. */
  here: () => string;
  hold: NavigateAccess['hold'];
  leave: PageRouter['leave'];
}

export const noNavigator: Navigator = {
  to: () => undefined,
  here: () => '/',
  hold: () => () => undefined,
  leave: (_to, goOn) => goOn(),
};
