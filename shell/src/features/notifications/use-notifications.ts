import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { readJson } from '@vidyapath/client/requests/read-answer';
import { paths } from '@vidyapath/http/paths';
import type { KnownNotification } from '@vidyapath/http/support-notifications';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log';
import { unreadOf } from './unread-store';
import { useUnread } from './use-unread';

interface ReadList {
  items: KnownNotification[];
  total: number;
}

export interface NotificationsLoad {
  /** Undefined until a load has succeeded; a later failure keeps it. */
  list: ReadList | undefined;
  failed: boolean;
  retry: () => void;
  /** Marks these as read, or all. */
  markRead: (ids?: string[]) => void;
}

/** The newest `limit` notifications, read again with each event. */
export function useNotifications(limit: number): NotificationsLoad {
  const platform = usePlatform();
  const { http } = platform;
  const { version } = useUnread();
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<ReadList>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    const load = async (): Promise<void> => {
      const response = await http.fetch(`${paths.notifications}?limit=${limit}`, { signal: ended.signal });
      if (!response.ok) throw new Error(`GET ${paths.notifications} answered ${response.status}`);
      const items = (await readJson(response)) as KnownNotification[];
      if (ended.signal.aborted) return;
      setList({ items, total: Number(response.headers.get('x-total-count') ?? items.length) });
      setFailed(false);
      const unread = response.headers.get('x-unread-count');
      unreadOf(platform).seen(unread === null ? items.filter(({ read_at }) => !read_at).length : Number(unread));
    };
    load().catch((cause: unknown) => {
      if (ended.signal.aborted) return;
      logFailure('Notifications could not be loaded', cause);
      setFailed(true);
    });
    return () => ended.abort();
  }, [http, platform, limit, version, attempt]);

  const send = async (body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
    const response = await http.fetch(paths.notificationsRead, request);
    if (!response.ok) throw new Error(`POST ${paths.notificationsRead} answered ${response.status}`);
    const { unread } = (await readJson(response)) as { unread: number };
    unreadOf(platform).seen(unread);
    setAttempt((before) => before + 1);
  };
  const markRead = (ids?: string[]): void => {
    send(ids ? { ids } : { all: true }).catch((cause: unknown) =>
      logFailure('Notifications could not be marked as read', cause),
    );
  };
  return { list, failed: failed && !list, retry: () => setAttempt(attempt + 1), markRead };
}
