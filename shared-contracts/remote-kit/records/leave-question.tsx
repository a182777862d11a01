import type { UnsavedGuard } from '@vidyapath/client/use-unsaved-guard';
import { type ComponentType, useEffect, useState } from 'react';

type Dialog = ComponentType<{ guard: UnsavedGuard }>;

interface LeaveQuestionProps {
  guard: UnsavedGuard;
  /** Something was typed: the dialog's code is fetched, so that it is there when it is needed. */
  changed: boolean;
}

/** Asks before what was typed is lost. Until its code has arrived, the navigation waits. */
export function LeaveQuestion({ guard, changed }: LeaveQuestionProps) {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const { asking } = guard;
  const wanted = (changed || asking) && !loaded;
  useEffect(() => {
    if (!wanted) return;
    import('./leave-dialog').then(
      ({ LeaveDialog }) => setLoaded({ Dialog: LeaveDialog }),
      () => undefined,
    );
  }, [wanted, asking]);
  return loaded ? <loaded.Dialog guard={guard} /> : null;
}
