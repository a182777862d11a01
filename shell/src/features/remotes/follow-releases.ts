import type { PageRouter } from '@vidyapath/client/router/router-types';
import type { RemotesList } from './remotes-list';

/** Checks for releases after each navigation and when the page becomes visible, so that the next visit of a slice loads them. */
export function followReleases(
  list: Pick<RemotesList, 'refresh'>,
  router: Pick<PageRouter, 'state' | 'subscribe'>,
): void {
  // The page was opened with the newest list.
  let arrivedAt = router.state.location.key;
  router.subscribe(() => {
    const { isMoving, location } = router.state;
    if (isMoving || location.key === arrivedAt) return;
    arrivedAt = location.key;
    list.refresh();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && list.refresh());
}
