import type { PageRouter } from '@vidyapath/client/router/router-types';
import type { NavigateAccess } from '@vidyapath/platform-api/platform-api';
import { pathOf } from '../features/navigation/path-of';

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

/** From now on the router moves. */
export function connectNavigator(navigator: Navigator, router: PageRouter): void {
  const moves: Navigator = {
    to: (path, options) => void router.navigate(path, options),
    here: () => pathOf(router.state.location),
    hold: router.hold,
    leave: router.leave,
  };
  Object.assign(navigator, moves);
}
