import { useCallback, useEffect, useState } from 'react';
import { reportFailure } from './report-failure';

interface LazyCode<Code> {
  /** Undefined until it is loaded. */
  code: Code | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Fetches code as soon as it is needed.
 * @param load the same function in every render
 */
export function useLazyCode<Code>(load: () => Promise<Code>, needed: boolean): LazyCode<Code> {
  const [arrived, setArrived] = useState<{ code: Code } | 'failed'>();
  const fetchCode = useCallback(() => {
    load().then(
      (code) => setArrived({ code }),
      (cause: unknown) => {
        reportFailure(cause);
        setArrived('failed');
      },
    );
  }, [load]);
  useEffect(() => {
    if (needed) fetchCode();
  }, [needed, fetchCode]);
  const retry = () => {
    setArrived(undefined);
    fetchCode();
  };
  const failed = arrived === 'failed';
  return { code: failed ? undefined : arrived?.code, failed, retry };
}
