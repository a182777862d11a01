import { useEffect, useEffectEvent } from 'react';

/** Shows a notice once for each failed load. */
export function useFailureNotice(error: unknown, tell: () => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (error !== undefined) told();
  }, [error]);
}
