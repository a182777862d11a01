import { dayIn } from '@vidyapath/client/formats/days';
import type { PersonStatus } from '@vidyapath/http/auth-people';
import { roles } from '@vidyapath/http/roles';
import type { Filters } from '@vidyapath/remote-kit/use-filters';

export const peopleFilters = ['role', 'status', 'from', 'to'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

export const statuses = ['active', 'disabled'] as const satisfies readonly PersonStatus[];

/** The filters of the URL; values that the server would refuse are left out. */
export const peopleQuery = ({ role, status, from, to }: Filters<PeopleFilter>['values']) => ({
  role: roles.find((known) => known === role),
  status: statuses.find((known) => known === status),
  from: dayIn(from),
  to: dayIn(to),
});
