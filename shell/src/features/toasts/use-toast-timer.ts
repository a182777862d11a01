import { noticeDurations } from '@vidyapath/platform-api/notifier';
import { useEffect, useState } from 'react';

export interface ToastTimer {
  paused: boolean;
  /** Milliseconds that the present countdown takes. */
  countdown: number;
  hold: () => void;
  release: () => void;
}

/** Counts a toast down; hovering or focusing holds it, leaving gives it a second more (specification section 9). */
export function useToastTimer(duration: number, onOver: () => void): ToastTimer {
  const [paused, setPaused] = useState(false);
  const [countdown, setCountdown] = useState(duration);

  useEffect(() => {
    if (paused) return;
    const handle = setTimeout(onOver, countdown);
    return () => clearTimeout(handle);
  }, [paused, countdown, onOver]);

  return {
    paused,
    countdown,
    hold: () => setPaused(true),
    release() {
      setCountdown(noticeDurations.afterHover);
      setPaused(false);
    },
  };
}
