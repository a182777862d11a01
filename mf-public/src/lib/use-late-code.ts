import { tellFailure } from '@vidyapath/client/tell-failure';
import { useCallback, useEffect, useState } from 'react';

interface LateCode<Code> {
  /** Undefined until it is there. */
  code: Code | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Code that a part of a page waits for once it is wanted.
 * @param load the same function at every drawing
 */
export function useLateCode<Code>(load: () => Promise<Code>, wanted: boolean): LateCode<Code> {
  const [arrived, setArrived] = useState<{ code: Code } | 'failed'>();
  const fetchCode = useCallback(() => {
    load().then(
      (code) => setArrived({ code }),
      (cause: unknown) => {
        tellFailure(cause);
        setArrived('failed');
      },
    );
  }, [load]);
  useEffect(() => {
    if (wanted) fetchCode();
  }, [wanted, fetchCode]);
  const retry = () => {
    setArrived(undefined);
    fetchCode();
  };
  const failed = arrived === 'failed';
  return { code: failed ? undefined : arrived?.code, failed, retry };
}
