import type { MessageKey } from '@vidyapath/platform-api/i18n';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { useMemo } from 'react';
import { usePlatform } from './platform-context';
import { useT } from './use-t';

/** Toasts of the staff's screens, by message key. */
export function useNotices() {
  const { notify } = usePlatform();
  const t = useT();
  return useMemo(() => {
    const duration = noticeDurations.admin;
    return {
      success: (key: MessageKey) =>
        notify({ variant: 'success', title: t('toast.success'), message: t(key), duration }),
      failure: (key: MessageKey) => notify({ variant: 'error', title: t('toast.error'), message: t(key), duration }),
      warning: (key: MessageKey) =>
        notify({ variant: 'warning', title: t('toast.validation'), message: t(key), duration }),
    };
  }, [notify, t]);
}
