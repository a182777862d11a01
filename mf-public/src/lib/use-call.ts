import { type RequestArgs, sendRequest } from '@vidyapath/client/send-request';
import { usePlatform } from '@vidyapath/client/platform-context';
import { useCallback } from 'react';

/** Sends what is not shown again, so that neither a password nor the code of a store is there for it. Fails with a `ClientProblem`. */
export function useCall(): (args: RequestArgs) => Promise<unknown> {
  const { http } = usePlatform();
  return useCallback(
    async (args) => {
      const { data, error } = await sendRequest(http.fetch, args);
      if (error) throw Object.assign(new Error(error.detail), error);
      return data;
    },
    [http],
  );
}
