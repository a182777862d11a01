import type { GrantBody } from '@vidyapath/http/commerce-access';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { object, string } from 'yup';
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

export function grantSchema(t: Translate) {
  const rules = textRules(t);
  const label = (field: string) => t(`grants.fields.${field}`);
  return object({
    email: rules.required(label('email'), limits.user.emailMax),
    course_id: string().when('scope', { is: 'course', then: () => rules.choice(label('course_id')) }),
    reason: rules.required(label('reason'), limits.commerce.reasonMax),
  });
}

export const revokeSchema = (t: Translate) =>
  object({ reason: textRules(t).required(t('grants.fields.reason'), limits.commerce.reasonMax) });
