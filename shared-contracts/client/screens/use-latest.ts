import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all renders that calls the newest one: a memoised part that takes it is not rendered again. */
export function useLatest<Parameters extends readonly unknown[]>(
  handler: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
