import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { useEffect, useState } from 'react';

export interface ToastTimer {
  paused: boolean;
  /** Milliseconds that the present countdown takes. */
  countdown: number;
  /** Number of the countdown: each one starts again. */
  turn: number;
  hold: () => void;
  release: () => void;
}

/** Counts a toast down; hovering or focusing holds it, leaving gives it a second more (specification section 9). */
export function useToastTimer(duration: number, onOver: () => void): ToastTimer {
  const [paused, setPaused] = useState(false);
  const [{ countdown, turn }, setCountdown] = useState({ countdown: duration, turn: 0 });

  useEffect(() => {
    if (paused) return;
    const handle = setTimeout(onOver, countdown);
    return () => clearTimeout(handle);
  }, [paused, countdown, turn, onOver]);

  return {
    paused,
    countdown,
    turn,
    hold: () => setPaused(true),
    release() {
      setCountdown({ countdown: noticeDurations.afterHover, turn: turn + 1 });
      setPaused(false);
    },
  };
}
