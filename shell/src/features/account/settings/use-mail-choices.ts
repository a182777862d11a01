import { usePlatform } from '@vidyapath/client/platform-context';
import { readJson } from '@vidyapath/client/read-answer';
import { paths } from '@vidyapath/http/paths';
import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { NotificationSettings } from '@vidyapath/http/support-notifications';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';

/** Which kinds are mailed; undefined until it is known. `choose` shows the choice once it is kept. */
export function useMailChoices() {
  const { http } = usePlatform();
  const [settings, setSettings] = useState<NotificationSettings>();
  const [failed, setFailed] = useState(false);

  const ask = async (init?: RequestInit): Promise<void> => {
    try {
      const response = await http.fetch(paths.notificationSettings, init);
      if (!response.ok) throw new Error(`${paths.notificationSettings} answered ${response.status}`);
      setSettings((await readJson(response)) as NotificationSettings);
      setFailed(false);
    } catch (cause) {
      if (init?.signal?.aborted) return;
      logFailure('Choices of mails', cause);
      setFailed(true);
    }
  };
  useEffect(() => {
    const ended = new AbortController();
    void ask({ signal: ended.signal });
    return () => ended.abort();
    // Once for each platform: `ask` itself is another one in each rendering.
  }, [http]);

  const choose = (type: NotificationKind, mail: boolean): void => {
    const body = JSON.stringify({ kinds: [{ type, mail }] });
    void ask({ method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  };
  return { settings, failed, retry: () => void ask(), choose };
}
