import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { useEffect, useState } from 'react';

export interface ToastTimer {
  paused: boolean;
  /** Milliseconds that the present countdown takes. */
  countdown: number;
  /** Number of the countdown; it increases when the timer starts again. */
  turn: number;
  hold: () => void;
  release: () => void;
}

/** The countdown of a toast: hover or focus pauses it, leaving gives it one more second. */
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
