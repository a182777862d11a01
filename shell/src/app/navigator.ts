import type { PageRouter } from '@vidyapath/client/router/router-types';
import type { NavigateAccess } from '@vidyapath/platform-api/platform-api';
import { pathOf } from '../features/navigation/path-of';

/** Navigates between pages. The router is created after the shell, since its routes need the shell. */
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

/** From now on the router navigates. */
export function connectNavigator(navigator: Navigator, router: PageRouter): void {
  const moves: Navigator = {
    to: (path, options) => void router.navigate(path, options),
    here: () => pathOf(router.state.location),
    hold: router.hold,
    leave: router.leave,
  };
  Object.assign(navigator, moves);
}
