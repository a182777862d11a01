import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { Person, PersonStatusBody } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import type { Role } from '@vidyapath/http/roles';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

/** What a change of an account makes stale. */
const changed = (id: number) =>
  [
    { type: 'Person', id },
    { type: 'Person', id: listId },
    { type: 'Audit', id: listId },
    { type: 'Report', id: listId },
  ] as const;

export const { usePeopleQuery, usePersonQuery, useSetRoleMutation, useSetStatusMutation, useEndSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      people: build.query<Page<Person>, ListParams>({
        query: (params) => ({ url: paths.users, params }),
        transformResponse: toPage<Person>,
        providesTags: [{ type: 'Person', id: listId }],
      }),
      person: build.query<Person, number>({
        query: (id) => ({ url: paths.user(id) }),
        providesTags: (_answer, _error, id) => [{ type: 'Person', id }],
      }),
      setRole: build.mutation<unknown, { id: number; role: Role }>({
        query: ({ id, role }) => ({ url: paths.userRole(id), method: 'PUT', body: { role } }),
        invalidatesTags: (_answer, _error, { id }) => changed(id),
      }),
      setStatus: build.mutation<unknown, { id: number; body: PersonStatusBody }>({
        query: ({ id, body }) => ({ url: paths.userStatus(id), method: 'PUT', body }),
        invalidatesTags: (_answer, _error, { id }) => changed(id),
      }),
      endSessions: build.mutation<unknown, number>({
        query: (id) => ({ url: paths.userSessions(id), method: 'DELETE' }),
        invalidatesTags: (_answer, _error, id) => changed(id),
      }),
    }),
  });
