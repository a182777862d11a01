import { useState } from 'react';

/** Second at which the active video continued, until its learner chooses the start instead; undefined where it began at the start. */
export function useResumed(active: boolean, startAt: number) {
  const [forgotten, setForgotten] = useState(false);
  if (!active && forgotten) setForgotten(false);
  return { at: startAt >= 1 && !forgotten ? startAt : undefined, forget: () => setForgotten(true) };
}
