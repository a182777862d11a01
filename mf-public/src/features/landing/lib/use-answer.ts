import type { RequestArgs } from '@vidyapath/client/requests/send-request';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '../../../lib/use-call';

/** What a request answers; it is sent once a visit, without the store that this page does not load. `args` keep their identity. */
export function useAnswer<Body>(args: RequestArgs) {
  const call = useCall();
  const [state, setState] = useState<{ answer?: Body; failed: boolean }>({ failed: false });
  const load = useCallback(
    () =>
      void call(args).then(
        (answer) => setState({ answer: answer as Body, failed: false }),
        () => setState({ failed: true }),
      ),
    [call, args],
  );
  useEffect(load, [load]);
  return { ...state, retry: load };
}
