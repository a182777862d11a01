import { leaveTexts } from '@vidyapath/client/staff-texts';
import { useT } from '@vidyapath/client/use-t';
import { useUnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { ConfirmDialog } from '@vidyapath/ui/staff';

/** Asks before what was typed in place is lost. */
export function LeaveQuestion({ changed }: { changed: boolean }) {
  const t = useT();
  const guard = useUnsavedGuard(changed);
  return <ConfirmDialog {...leaveTexts(t)} open={guard.asking} onConfirm={guard.leave} onCancel={guard.stay} />;
}
