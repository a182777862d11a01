import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { readJson } from '@vidyapath/client/requests/read-answer';
import { paths } from '@vidyapath/http/paths';
import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import type { NotificationSettings } from '@vidyapath/http/support-notifications';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../lib/log';

/** Which kinds are mailed; undefined while they load. `choose` shows the choice after it is stored. */
export function useMailChoices() {
  const { http } = usePlatform();
  const [settings, setSettings] = useState<NotificationSettings>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const show = (answer: NotificationSettings): void => {
    setSettings(answer);
    setFailed(false);
  };
  const fails = (cause: unknown): void => {
    logFailure('Choices of mails', cause);
    setFailed(true);
  };
  useEffect(() => {
    const ended = new AbortController();
    const unlessEnded =
      <T>(act: (value: T) => void) =>
      (value: T) =>
        !ended.signal.aborted && act(value);
    request(http, { signal: ended.signal }).then(unlessEnded(show), unlessEnded(fails));
    return () => ended.abort();
  }, [http, attempt]);

  const choose = (type: NotificationKind, mail: boolean): void => {
    const body = JSON.stringify({ kinds: [{ type, mail }] });
    const headers = { 'content-type': 'application/json' };
    request(http, { method: 'PUT', headers, body }).then(show, fails);
  };
  return { settings, failed, retry: () => setAttempt(attempt + 1), choose };
}

async function request(http: PlatformApi['http'], init: RequestInit): Promise<NotificationSettings> {
  const response = await http.fetch(paths.notificationSettings, init);
  if (!response.ok) throw new Error(`${paths.notificationSettings} answered ${response.status}`);
  return (await readJson(response)) as NotificationSettings;
}
