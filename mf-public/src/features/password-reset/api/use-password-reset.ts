import type { PasswordResetConfirmBody, PasswordResetRequestBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { useCall } from '../../../lib/use-call';

/** Requests the mail with the link, and sets the new password. */
export function usePasswordReset() {
  const call = useCall();
  return {
    request: (body: PasswordResetRequestBody) => call({ url: paths.passwordResetRequest, method: 'POST', body }),
    confirm: (body: PasswordResetConfirmBody) => call({ url: paths.passwordResetConfirm, method: 'POST', body }),
  };
}
