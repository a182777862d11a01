import { useState } from 'react';

/** Second to begin at, as it was when the lesson became the active one: reports while it plays do not change it. */
export function useStartAt(active: boolean, resume: number): number {
  const [begun, setBegun] = useState<number | undefined>(active ? resume : undefined);
  if (active && begun === undefined) setBegun(resume);
  if (!active && begun !== undefined) setBegun(undefined);
  return active ? (begun ?? resume) : resume;
}
