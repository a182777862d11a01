import { leaveTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import type { UnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { ConfirmDialog } from '@vidyapath/ui/staff';

/** Asks before typed text is lost. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  const t = useT();
  return <ConfirmDialog {...leaveTexts(t)} open={guard.asking} onConfirm={guard.leave} onCancel={guard.stay} />;
}
