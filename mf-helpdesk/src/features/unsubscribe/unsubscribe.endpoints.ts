import { paths } from '@vidyapath/http/paths';
import type { Unsubscribed } from '@vidyapath/http/support-notifications';
import { api } from '../../lib/api';

export const { useUnsubscribeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the token of a mail's link, without a login. */
    unsubscribe: build.mutation<Unsubscribed, string>({
      query: (token) => ({ url: paths.notificationsUnsubscribe, method: 'POST', params: { token } }),
    }),
  }),
});
