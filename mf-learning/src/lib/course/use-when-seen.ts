import { useEffect, useEffectEvent } from 'react';

/** Calls `seen` when the page is shown again, such as after something was done in another tab. */
export function useWhenSeen(seen: () => void): void {
  const shown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') seen();
  });
  useEffect(() => {
    const onChange = () => shown();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
