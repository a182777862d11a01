import { type RequestArgs, sendRequest } from '@vidyapath/client/requests/send-request';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useCallback } from 'react';

/** Sends a request without the store: no password is kept, and the form's page loads no store. Rejects with a `ClientProblem`. */
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
