import { storageKeys } from '@vidyapath/platform-api/storage-keys';
import { isOver } from './access-token';
import type { ShellSession } from './session';

/**
 * A logout or a login in another tab happens here too, also one that this page could not notice because it was in the
 * back-forward cache; an expiry while the computer slept is noticed when it wakes.
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
