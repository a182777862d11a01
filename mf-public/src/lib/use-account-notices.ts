import { type ClientProblem, minutesToWait } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { type NoticeVariant, noticeDurations } from '@vidyapath/platform-api/notifier';

type Notice = MessageName<'account.notices'>;

/** Toasts of the account screens; `key` names a message under `account.notices`. */
export function useAccountNotices() {
  const t = useT();
  const { notify } = usePlatform();
  const show = (variant: NoticeVariant, title: 'success' | 'error', key: Notice, parameters?: Record<string, number>) =>
    notify({
      variant,
      title: t(`account.notices.${title}`),
      message: t(`account.notices.${key}`, parameters),
      duration: noticeDurations.authentication,
    });
  return {
    success: (key: Notice) => show('success', 'success', key),
    error: (key: Notice) => show('error', 'error', key),
    invalid: () => show('info', 'error', 'invalid'),
    tooMany: (problem: ClientProblem) => show('error', 'error', 'tooMany', { count: minutesToWait(problem) }),
  };
}
