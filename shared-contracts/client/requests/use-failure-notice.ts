import { useEffect, useEffectEvent } from 'react';

/** Shows a notice once for each failed load. */
export function useFailureNotice(error: unknown, showNotice: () => void): void {
  const show = useEffectEvent(showNotice);
  useEffect(() => {
    if (error !== undefined) show();
  }, [error]);
}
