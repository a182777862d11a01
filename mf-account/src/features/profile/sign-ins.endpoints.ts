import type { LoginAnswer } from '@vidyapath/http/auth';
import type { OwnLogin, Session } from '@vidyapath/http/auth-logins';
import { paths } from '@vidyapath/http/paths';
import { api } from '../../lib/api';

/** Enough to notice sign-ins of another person. */
const limit = 20;

export const { useSessionsQuery, useLoginsQuery, useEndSessionsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<Session[], void>({ query: () => ({ url: paths.ownSessions, params: { limit } }) }),
    logins: build.query<OwnLogin[], void>({ query: () => ({ url: paths.ownLogins, params: { limit } }) }),
    /** When the new token arrives, all earlier tokens have ended. */
    endSessions: build.mutation<string, void>({
      query: () => ({ url: paths.ownSessions, method: 'DELETE' }),
      transformResponse: ({ access_token }: LoginAnswer) => access_token,
    }),
  }),
});
