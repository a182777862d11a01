import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';
import { browserTabs } from './browser-tabs';
import { followUnread } from './follow-unread';

/** The last known number of unread notifications. */
export function useUnread() {
  const { unread } = useShell();
  return useSyncExternalStore(unread.subscribe, unread.getSnapshot);
}

/** Keeps {@link useUnread} up to date while the calling component is mounted. */
export function useFollowUnread(): void {
  const platform = usePlatform();
  const { received } = useShell().unread;
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const tabs = browserTabs();
    if (userId === undefined || !tabs) return undefined;
    const onUnread = (count: number): void => {
      received(count);
      platform.events.publish('support.notifications-changed@1', { userId });
    };
    const end = followUnread({ userId, fetch: platform.http.fetch, tabs, onUnread });
    return () => {
      end();
      received(0);
    };
  }, [platform, received, userId]);
}
