import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { array, number, object, string } from 'yup';
import { wholeRule } from '../../../lib/amounts';

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** Rules of the coupon form; the numbers are the server's. */
export function couponSchema(t: Translate) {
  const rules = textRules(t);
  const label = (field: string) => t(`coupons.fields.${field}`);
  const uses = wholeRule(t, 1, limits.id.max);
  return object({
    code: rules
      .choice(label('code'))
      .matches(codePattern, { message: t('coupons.codeRule'), excludeEmptyString: true }),
    value: string()
      .required(t('rule.required', { field: label('value') }))
      .when('kind', {
        is: 'percent',
        then: () => wholeRule(t, 1, 100).required(t('rule.required', { field: label('value') })),
        otherwise: () =>
          rules.price(label('value')).test('some', t('coupons.valueRule'), (text = '') => Number(text) !== 0),
      }),
    min_total_paise: rules.price(label('min_total_paise')),
    course_ids: array(number().defined()).when(['scope', 'plan_ids'], {
      is: (scope: string, plans: number[]) => scope === 'some' && plans.length === 0,
      then: (field) => field.min(1, t('coupons.chooseSome')),
    }),
    max_uses: uses,
    max_uses_per_person: uses,
    ends_at: string().when('starts_at', ([start], field) =>
      field.test('order', t('coupons.endsRule'), (end = '') => !start || !end || end >= start),
    ),
  });
}
