import { useEffect, useRef } from 'react';

/** Runs `tell` once for each failure of a query. */
export function useFailureNotice(error: unknown, tell: () => void): void {
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (error === undefined || told.current === error) return;
    told.current = error;
    tell();
  }, [error, tell]);
}
