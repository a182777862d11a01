import { bodyOf, type ServiceClient } from '../../client/service-client';
import type { paths } from '../../clients/commerce';
import type { GrantSource } from './course-access';

/** Asks commerce, which owns the grants of bought and given courses. The caller needs the scope `access:read`. */
export const grantsAt = (commerce: ServiceClient<paths>): GrantSource => ({
  hasGrant: async (user_id, course_id, signal) => {
    const params = { query: { user_id, course_id } };
    const { access } = await bodyOf(commerce.GET('/internal/access', { params, signal }));
    return access;
  },
});
