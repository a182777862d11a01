import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Accepted } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useState } from 'react';
import { useFailureText } from '../../../lib/use-failure-text';
import { publicApi } from '../../../lib/public-api';
import { usePublicDispatch } from '../../../lib/use-public-dispatch';

const { endpoints } = publicApi.injectEndpoints({
  endpoints: (build) => ({
    resendEmail: build.mutation<Accepted, void>({
      query: () => ({ url: paths.emailVerificationResend, method: 'POST' }),
    }),
  }),
});

type Resending = 'offered' | 'busy' | 'sent';

/** Another mail with a link, for the signed-in. */
export function useResend() {
  const dispatch = usePublicDispatch();
  const [resending, setResending] = useState<Resending>('offered');
  const [problem, setProblem] = useState<ClientProblem>();
  const resend = () => {
    setResending('busy');
    setProblem(undefined);
    dispatch(endpoints.resendEmail.initiate(undefined, { track: false }))
      .unwrap()
      .then(
        () => setResending('sent'),
        (error: unknown) => {
          setProblem(asProblem(error));
          setResending('offered');
        },
      );
  };
  return { resending, resend, failure: useFailureText(problem) };
}
