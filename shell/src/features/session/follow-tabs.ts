import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import { isOver } from './access-token';
import type { ShellSession } from './session';

/**
 * Follows a logout or login in another tab, also if this page did not notice it because it was in the
 * back-forward cache. An expiry while the computer slept is noticed when it wakes up.
 */
export function followTabs(session: ShellSession): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    const isToken = key === storageKeys.accessToken || key === null;
    if (isToken && storageArea === window.localStorage) session.follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.follow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isOver(session.getSnapshot())) session.expire();
  });
}
