import { composeScreens, type Screens } from '@vidyapath/platform-api/routes';
import { useSyncExternalStore } from 'react';
import type { RemotesList } from '../remotes/remotes-list';
import { useShell } from '../shell-context';

export interface ScreensAccess {
  /** What the shell and the slices have; the same reference until it changes. */
  get: () => Screens;
  subscribe: RemotesList['subscribe'];
}

/** Follows the list of remotes. What two slices claim is told by the platform. */
export function createScreens(list: Pick<RemotesList, 'described' | 'subscribe'>): ScreensAccess {
  let described = list.described();
  let screens = composeScreens(described);
  return {
    get() {
      if (described !== list.described()) {
        described = list.described();
        screens = composeScreens(described);
      }
      return screens;
    },
    subscribe: list.subscribe,
  };
}

export function useScreens(): Screens {
  const { screens } = useShell();
  return useSyncExternalStore(screens.subscribe, screens.get);
}
