import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Login } from '@vidyapath/http/auth-logins';
import { paths } from '@vidyapath/http/paths';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

export const { useLoginsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    logins: build.query<Page<Login>, ListParams>({
      query: (params) => ({ url: paths.logins, params }),
      transformResponse: toPage<Login>,
      providesTags: [{ type: 'Login', id: listId }],
    }),
  }),
});
