import { useEffect, useEffectEvent } from 'react';

const interval = 4_000;

/** Repeats a request while the page is visible, and at once when it becomes visible again. */
export function usePolling(active: boolean, ask: () => void): void {
  const asked = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask();
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => asked(), interval);
    const onSeen = () => asked();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [active]);
}
