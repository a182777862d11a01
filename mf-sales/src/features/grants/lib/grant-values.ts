import type { GrantBody } from '@vidyapath/http/commerce-access';
import { limits } from '@vidyapath/http/limits';
import { isFilled, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
import { endOfDay } from '@vidyapath/client/formats/days';

/** Values of the form, with the names of the API. */
export interface GrantValues {
  email: string;
  scope: GrantBody['scope'];
  course_id: string;
  ends_at: string;
  reason: string;
}

export const blankGrant: GrantValues = { email: '', scope: 'course', course_id: '', ends_at: '', reason: '' };

export const grantBody = ({ email, scope, course_id, ends_at, reason }: GrantValues): GrantBody => ({
  email: email.trim(),
  scope,
  ...(scope === 'course' && { course_id: Number(course_id) }),
  ends_at: ends_at ? endOfDay(ends_at) : null,
  reason: reason.trim(),
});

const reason = requiredText('grants.fields.reason', limits.commerce.reasonMax);

export const grantRules = object({
  email: requiredText('grants.fields.email', limits.user.emailMax),
  course_id: ruledText([
    (id, { scope }) => scope !== 'course' || isFilled(id),
    { key: 'rule.required', field: 'grants.fields.course_id' },
  ]),
  reason,
});

export const revokeRules = object({ reason });
