import type { Accepted, PasswordResetConfirmBody, PasswordResetRequestBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { publicApi } from '../../../lib/public-api';
import { usePublicDispatch } from '../../../lib/use-public-dispatch';

const { endpoints } = publicApi.injectEndpoints({
  endpoints: (build) => ({
    requestReset: build.mutation<Accepted, PasswordResetRequestBody>({
      query: (body) => ({ url: paths.passwordResetRequest, method: 'POST', body }),
    }),
    confirmReset: build.mutation<null, PasswordResetConfirmBody>({
      query: (body) => ({ url: paths.passwordResetConfirm, method: 'POST', body }),
    }),
  }),
});

/** Both ways of a forgotten password. Not tracked: neither link nor password is kept in the store. */
export function usePasswordReset() {
  const dispatch = usePublicDispatch();
  return {
    request: (body: PasswordResetRequestBody) => dispatch(endpoints.requestReset.initiate(body, { track: false })).unwrap(),
    confirm: (body: PasswordResetConfirmBody) => dispatch(endpoints.confirmReset.initiate(body, { track: false })).unwrap(),
  };
}
