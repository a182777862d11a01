import { useT } from '@vidyapath/client/use-t';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import type { UnsavedGuard } from '../lib/use-unsaved-guard';

/** Asks before a changed form is left. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  const t = useT();
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('leave.title')}
      question={t('leave.question')}
      labels={{ confirm: t('leave.confirm'), cancel: t('leave.cancel') }}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
