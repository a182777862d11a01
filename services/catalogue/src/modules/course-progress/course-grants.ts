import type { GrantSource } from '@vidyapath/service-kit/access/course-access';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { CommerceClient } from '../courses/course-withdrawals';

/** Asks commerce, which owns what was bought and given. */
export const grantsAt = (commerce: CommerceClient): GrantSource => ({
  hasGrant: async (user_id, course_id, signal) => {
    const params = { query: { user_id, course_id } };
    const { access } = await bodyOf(commerce.GET('/internal/access', { params, signal }));
    return access;
  },
});
