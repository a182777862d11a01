import { asProblem, fieldErrors } from '@vidyapath/client/client-problem';
import type { EmailVerificationConfirmBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useCallback, useEffect, useState } from 'react';
import { publicApi } from '../../../lib/public-api';
import { usePublicDispatch } from '../../../lib/use-public-dispatch';

const { endpoints } = publicApi.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<null, EmailVerificationConfirmBody>({
      query: (body) => ({ url: paths.emailVerificationConfirm, method: 'POST', body }),
    }),
  }),
});

export type Verification = 'pending' | 'done' | 'spent' | 'failed';

/** Confirms the address of a mailed link as soon as the link is opened. */
export function useVerification(token: string): { verification: Verification; retry: () => void } {
  const dispatch = usePublicDispatch();
  const [verification, setVerification] = useState<Verification>(token === '' ? 'spent' : 'pending');
  const confirm = useCallback(() => {
    dispatch(endpoints.confirmEmail.initiate({ token }, { track: false }))
      .unwrap()
      .then(
        () => setVerification('done'),
        (error: unknown) => setVerification(fieldErrors(asProblem(error)).token ? 'spent' : 'failed'),
      );
  }, [dispatch, token]);

  useEffect(() => {
    if (token !== '') confirm();
  }, [token, confirm]);

  const retry = () => {
    setVerification('pending');
    confirm();
  };
  return { verification, retry };
}
