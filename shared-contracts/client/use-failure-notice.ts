import { useEffect, useEffectEvent } from 'react';

/** Tells each failure of a load once. */
export function useFailureNotice(error: unknown, tell: () => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (error !== undefined) told();
  }, [error]);
}
