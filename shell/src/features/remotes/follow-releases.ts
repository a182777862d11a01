import type { RemotesList } from './remotes-list';

interface RouterState {
  navigation: { state: string };
  location: { key: string };
}

/** Looks for releases after each navigation and when the page is seen again, so that the next visit of a slice gets them. */
export function followReleases(list: Pick<RemotesList, 'refresh'>, router: { subscribe: (listener: (state: RouterState) => void) => unknown }): void {
  let arrivedAt = '';
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === arrivedAt) return;
    arrivedAt = location.key;
    list.refresh();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && list.refresh());
}
