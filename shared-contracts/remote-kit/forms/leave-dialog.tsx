import { leaveTexts } from '@vidyapath/client/formats/staff-texts';
import { useT } from '@vidyapath/client/screens/use-t';
import type { UnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { ConfirmDialog } from '@vidyapath/ui/staff';

/** Asks before typed text is lost. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  const t = useT();
  return <ConfirmDialog {...leaveTexts(t)} open={guard.asking} onConfirm={guard.leave} onCancel={guard.stay} />;
}
