import { type Notice, noticeDurations } from '@vidyapath/platform-api/notifier';
import { enqueueSnackbar } from 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice };
  }
}

/** Shows a toast; the toast itself counts its time, since it starts anew after a hover. */
export function showToast(notice: Notice): void {
  enqueueSnackbar({
    variant: 'notice',
    notice: { ...notice, duration: notice.duration ?? noticeDurations.standard },
    persist: true,
  });
}
