import { useEffect, useEffectEvent } from 'react';

/** Repeats a request while the page is visible, and at once when it becomes visible again. */
export function usePolling(active: boolean, everyMs: number, request: () => void): void {
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') request();
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => poll(), everyMs);
    const onVisible = () => poll();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [active, everyMs]);
}
