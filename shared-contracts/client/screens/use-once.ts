import { useCallback, useRef } from 'react';

/** Runs one call at a time: while it runs, further ones, such as those of a double click, are dropped. */
export function useOnce(): (run: () => Promise<void>) => void {
  const running = useRef(false);
  return useCallback((run) => {
    if (running.current) return;
    running.current = true;
    void run().finally(() => {
      running.current = false;
    });
  }, []);
}
