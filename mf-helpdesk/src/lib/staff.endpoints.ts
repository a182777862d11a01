import type { Person } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { editorRoles, type Role } from '@vidyapath/http/roles';
import { limits } from '@vidyapath/http/limits';
import { useMemo } from 'react';
import { api } from './api';

const { usePeopleOfRoleQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    peopleOfRole: build.query<Person[], Role>({
      query: (role) => ({
        url: paths.users,
        params: { role, status: 'active', sort: 'name:asc', limit: limits.list.limitMax },
      }),
    }),
  }),
});

export interface StaffMember {
  id: number;
  name: string;
}

/** To whom a ticket may be assigned; empty while the list cannot be loaded. */
export function useStaffMembers(): readonly StaffMember[] {
  const [first, second] = editorRoles;
  const { data: some } = usePeopleOfRoleQuery(first);
  const { data: others } = usePeopleOfRoleQuery(second);
  return useMemo(() => [...(some ?? []), ...(others ?? [])], [some, others]);
}
