import { paths } from '@vidyapath/http/paths';
import { useEffect } from 'react';
import { usePlatform } from '@vidyapath/client/screens/platform-context';

/**
 * Marks the notifications about what is shown as read, again for each `version` of it. Undefined: the reader gets none about it. A failure
 * changes nothing for the reader: the bell still counts them.
 */
export function useReadTopic(topic: string | undefined, version: number): void {
  const { http } = usePlatform();
  useEffect(() => {
    if (topic === undefined) return;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ topic }) };
    http.fetch(paths.notificationsRead, request).catch(() => undefined);
  }, [http, topic, version]);
}
