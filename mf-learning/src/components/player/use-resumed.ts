import { useState } from 'react';

/** Second that the active video went on at, until its learner has chosen the start instead; undefined where it began there. */
export function useResumed(active: boolean, startAt: number) {
  const [forgotten, setForgotten] = useState(false);
  if (!active && forgotten) setForgotten(false);
  return { at: startAt >= 1 && !forgotten ? startAt : undefined, forget: () => setForgotten(true) };
}
