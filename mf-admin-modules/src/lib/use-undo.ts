import { useEffect, useEffectEvent, useRef, useState } from 'react';

const undoMs = 10_000;

export interface Undoable {
  /** What was done. */
  text: string;
  undo: () => void;
  /** What was put off until it cannot be undone any more. */
  end?: () => void;
}

/** The last thing that was done can be undone for 10 seconds. What is put off is done at once when the screen or the page is left, or by the next thing. */
export function useUndo() {
  const [offered, setOffered] = useState<Undoable>();
  const present = useRef<{ undoable: Undoable; timer: number }>(undefined);

  function take(): Undoable | undefined {
    const taken = present.current;
    window.clearTimeout(taken?.timer);
    present.current = undefined;
    setOffered(undefined);
    return taken?.undoable;
  }
  const end = () => take()?.end?.();

  const leave = useEffectEvent(() => {
    if (present.current) end();
  });
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);

  return {
    offered,
    offer(undoable: Undoable): void {
      end();
      present.current = { undoable, timer: window.setTimeout(end, undoMs) };
      setOffered(undoable);
    },
    undo: () => take()?.undo(),
    dismiss: end,
  };
}

export type Undo = ReturnType<typeof useUndo>;
