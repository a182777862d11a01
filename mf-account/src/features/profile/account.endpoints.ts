import { toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { AnswerMeta } from '@vidyapath/client/requests/send-request';
import type { Account, AccountBody, ChangedAccount, LoginAnswer, PasswordChangeBody } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../lib/api';

export type ReadAccount = Versioned<Account>;

export interface AccountChange {
  body: AccountBody;
  ifMatch: string | undefined;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<ReadAccount, void>({
      query: () => ({ url: paths.account }),
      transformResponse: toVersioned<Account>,
    }),
    /** The token carries the new name. */
    changeAccount: build.mutation<{ changed: ReadAccount; token: string }, AccountChange>({
      query: ({ body, ifMatch }) => ({ url: paths.account, method: 'PUT', body, ifMatch }),
      transformResponse: ({ access_token: token, ...account }: ChangedAccount, meta: AnswerMeta | undefined) => ({
        changed: toVersioned(account, meta),
        token,
      }),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(accountApi.util.updateQueryData('account', undefined, () => data.changed));
      },
    }),
    /** When the new token arrives, all earlier tokens have ended. */
    changePassword: build.mutation<string, PasswordChangeBody>({
      query: (body) => ({ url: paths.password, method: 'PUT', body }),
      transformResponse: ({ access_token }: LoginAnswer) => access_token,
    }),
    /** Another mail with the link that confirms the address. */
    sendLink: build.mutation<unknown, void>({
      query: () => ({ url: paths.emailVerificationResend, method: 'POST' }),
    }),
    eraseAccount: build.mutation<unknown, string>({
      query: (password) => ({ url: paths.account, method: 'DELETE', body: { password } }),
    }),
  }),
});

export const {
  useAccountQuery,
  useChangeAccountMutation,
  useChangePasswordMutation,
  useSendLinkMutation,
  useEraseAccountMutation,
} = accountApi;
