import { asProblem } from '@vidyapath/client/requests/client-problem';
import type { EmailVerificationConfirmBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '../../../lib/use-call';

export type Verification = 'pending' | 'done' | 'spent' | 'failed';

/** Confirms the address of a mailed link as soon as the link is opened. */
export function useVerification(token: string): { verification: Verification; retry: () => void } {
  const call = useCall();
  const [verification, setVerification] = useState<Verification>(token === '' ? 'spent' : 'pending');
  const confirm = useCallback(() => {
    const body: EmailVerificationConfirmBody = { token };
    call({ url: paths.emailVerificationConfirm, method: 'POST', body }).then(
      () => setVerification('done'),
      (error: unknown) => setVerification(asProblem(error).kind === 'link-not-valid' ? 'spent' : 'failed'),
    );
  }, [call, token]);

  useEffect(() => {
    if (token !== '') confirm();
  }, [token, confirm]);

  const retry = () => {
    setVerification('pending');
    confirm();
  };
  return { verification, retry };
}
