import { useMediaQuery } from '@vidyapath/ui';
import { useEffect, useState } from 'react';

export interface Rotation {
  /** Whether it turns by itself, now or as soon as the reader does not hold it. */
  running: boolean;
  setRunning: (running: boolean) => void;
  /** Whether it turns in the next seconds. */
  turning: boolean;
  /** The reader points at it or has the focus in it. */
  setHeld: (held: boolean) => void;
}

/** Turns at an interval in milliseconds, unless the reader pauses, holds or prefers less motion. */
export function useRotation(milliseconds: number | undefined, turn: () => void): Rotation {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setRunning] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const running = milliseconds !== undefined && (chosen ?? !calm);
  const turning = running && !held;
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [turning, turn, milliseconds]);
  return { running, setRunning, turning, setHeld };
}
