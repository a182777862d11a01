import { readJson } from '@vidyapath/client/requests/read-answer';
import { paths } from '@vidyapath/http/paths';
import type { KnownNotification } from '@vidyapath/http/support-notifications';
import { unreadCountHeader } from '@vidyapath/http/unread-count';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log';
import { useShell } from '../shell-context';
import { useUnread } from './use-unread';

export interface NotificationsLoad {
  /** Undefined until a load has succeeded; a later failure keeps them. */
  items: KnownNotification[] | undefined;
  failed: boolean;
  retry: () => void;
  markRead: (id: string) => void;
}

/** The newest `limit` notifications, read again with each event. */
export function useNotifications(limit: number): NotificationsLoad {
  const { platform, unread } = useShell();
  const { http } = platform;
  const { version } = useUnread();
  const [attempt, setAttempt] = useState(0);
  const [items, setItems] = useState<KnownNotification[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    const load = async (): Promise<void> => {
      const response = await http.fetch(`${paths.notifications}?limit=${limit}`, { signal: ended.signal });
      if (!response.ok) throw new Error(`GET ${paths.notifications} answered ${response.status}`);
      const read = (await readJson(response)) as KnownNotification[];
      if (ended.signal.aborted) return;
      setItems(read);
      setFailed(false);
      const count = response.headers.get(unreadCountHeader);
      unread.seen(count === null ? read.filter(({ read_at }) => !read_at).length : Number(count));
    };
    load().catch((cause: unknown) => {
      if (ended.signal.aborted) return;
      logFailure('Notifications could not be loaded', cause);
      setFailed(true);
    });
    return () => ended.abort();
  }, [http, unread, limit, version, attempt]);

  const send = async (body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true };
    const response = await http.fetch(paths.notificationsRead, request);
    if (!response.ok) throw new Error(`POST ${paths.notificationsRead} answered ${response.status}`);
    unread.seen(((await readJson(response)) as { unread: number }).unread);
    setAttempt((before) => before + 1);
  };
  const markRead = (id: string): void => {
    send({ ids: [id] }).catch((cause: unknown) => logFailure('Notifications could not be marked as read', cause));
  };
  return { items, failed: failed && !items, retry: () => setAttempt(attempt + 1), markRead };
}
