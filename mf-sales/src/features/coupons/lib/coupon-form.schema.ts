import { limits } from '@vidyapath/http/limits';
import {
  filled,
  optionalWhole,
  priceRules,
  requiredPrice,
  type RuleMessage,
  ruledText,
  wholeRule,
} from '@vidyapath/remote-kit/rules';
import { array, number, object } from 'yup';

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
const chooseSome: RuleMessage = { key: 'coupons.chooseSome' };
const value = 'coupons.fields.value';
const uses = optionalWhole(1, limits.id.max);

/** Rules of the coupon form; the numbers are the server's. */
export const couponRules = object({
  code: ruledText(filled('coupons.fields.code'), [(text) => codePattern.test(text), { key: 'coupons.codeRule' }]),
  value: ruledText().when('kind', {
    is: 'percent',
    then: () => ruledText(filled(value), wholeRule(1, 100)),
    otherwise: () => ruledText(...priceRules(value), [(text) => Number(text) !== 0, { key: 'coupons.valueRule' }]),
  }),
  min_total_paise: requiredPrice('coupons.fields.min_total_paise'),
  course_ids: array(number().defined()).when(['scope', 'plan_ids'], {
    is: (scope: string, plans: number[]) => scope === 'some' && plans.length === 0,
    then: (field) => field.min(1, chooseSome),
  }),
  max_uses: uses,
  max_uses_per_person: uses,
  ends_at: ruledText([
    (end, { starts_at: start }) => typeof start !== 'string' || end === '' || end >= start,
    { key: 'coupons.endsRule' },
  ]),
});
