import type { Person } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { http, HttpResponse } from 'msw';

/** The users of the role Staff; there is no Admin. */
export const staffOf = (people: readonly Person[]) =>
  http.get(`*${paths.users}`, ({ request }) =>
    HttpResponse.json(new URL(request.url).searchParams.get('role') === 'Staff' ? people : []),
  );
