import type { UnsavedGuard } from '@vidyapath/client/screens/use-unsaved-guard';
import { type ComponentType, useEffect, useState } from 'react';

type Dialog = ComponentType<{ guard: UnsavedGuard }>;

interface LazyLeaveDialogProps {
  guard: UnsavedGuard;
  /** The form was changed: the dialog's code is fetched, so that it is loaded when it is needed. */
  changed: boolean;
}

/**
 * `LeaveDialog` for screens that do not load `@vidyapath/ui/staff`: its code is fetched once the form is changed.
 * Until it has arrived, the navigation waits.
 */
export function LazyLeaveDialog({ guard, changed }: LazyLeaveDialogProps) {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const { asking } = guard;
  const needed = (changed || asking) && !loaded;
  useEffect(() => {
    if (!needed) return;
    import('./leave-dialog').then(
      ({ LeaveDialog }) => setLoaded({ Dialog: LeaveDialog }),
      () => undefined,
    );
  }, [needed, asking]);
  return loaded ? <loaded.Dialog guard={guard} /> : null;
}
