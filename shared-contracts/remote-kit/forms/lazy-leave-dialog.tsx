import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import type { UnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';

interface LazyLeaveDialogProps {
  guard: UnsavedGuard;
  /** The form was changed: the dialog's code is fetched, so that it is loaded when it is needed. */
  changed: boolean;
}

interface LeaveDialogProps {
  guard: UnsavedGuard;
  open: boolean;
}

const LeaveDialog = lazyPart<LeaveDialogProps>(async () => (await import('./leave-dialog')).LeaveDialog);

/** `LeaveDialog` for screens that do not load `@vidyapath/ui/staff`. Until its code has arrived, the navigation waits. */
export function LazyLeaveDialog({ guard, changed }: LazyLeaveDialogProps) {
  return <LeaveDialog guard={guard} open={changed || guard.asking} />;
}
