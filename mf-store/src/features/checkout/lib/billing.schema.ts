import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { object } from 'yup';

export interface BillingValues {
  name: string;
  place_of_supply: string;
  gstin: string;
  address: string;
}

export const gstinOf = (typed: string): string => typed.trim().toUpperCase();

export function createBillingSchema(t: Translate) {
  const { required, choice, optional } = textRules(t);
  return object({
    name: required(t('billing.name'), limits.user.nameMax),
    place_of_supply: choice(t('billing.state')),
    gstin: optional(t('billing.gstin'), 15)
      .test('gstin', t('billing.gstinWrong'), (value = '') => value.trim() === '' || isGstin(gstinOf(value)))
      .test('state', t('billing.gstinState'), (value = '', { parent }: { parent: BillingValues }) => {
        const gstin = gstinOf(value);
        return !isGstin(gstin) || !parent.place_of_supply || stateOfGstin(gstin) === parent.place_of_supply;
      }),
    address: optional(t('billing.address'), limits.commerce.addressMax),
  });
}
