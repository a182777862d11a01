import { useCallback, useEffect, useRef } from 'react';

/** One function for all renders that does what the newest one does, for handlers of parts that are not to be drawn anew for them. */
export function useLatest<Parameters extends readonly unknown[]>(
  handler: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
