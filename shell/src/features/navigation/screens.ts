import { composeScreens, type Screens } from '@vidyapath/platform-api/routes';
import type { RemotesList } from '../remotes/remotes-list';

export interface ScreensAccess {
  /** The routes and navigation of shell and slices; the same reference until they change. */
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
