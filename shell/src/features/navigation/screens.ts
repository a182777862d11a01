import { composeScreens, type Screens } from '@vidyapath/platform-api/routes';
import type { RemotesList } from '../remotes/remotes-list';

export interface ScreensAccess {
  /** What the shell and the slices have; the same reference until it changes. */
  get: () => Screens;
  subscribe: RemotesList['subscribe'];
}

/** Follows the list of remotes. The platform service logs a path that two slices claim. */
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
