import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { checkedBy, plainRules } from '@vidyapath/remote-kit/plain-rules';
import type { FormikErrors } from 'formik';

export interface BillingValues {
  name: string;
  place_of_supply: string;
  gstin: string;
  address: string;
}

export const gstinOf = (typed: string): string => typed.trim().toUpperCase();

/** Rules of the bill; the server also refuses hidden characters in the name. */
export function createBillingRules(t: Translate) {
  const rules = plainRules(t);
  const whole = checkedBy<BillingValues>({
    name: rules.required(t('billing.name'), limits.user.nameMax),
    place_of_supply: rules.choice(t('billing.state')),
    address: rules.optional(t('billing.address'), limits.commerce.addressMax),
  });

  function gstinError({ gstin, place_of_supply }: BillingValues): string | undefined {
    const typed = gstinOf(gstin);
    if (typed === '') return undefined;
    if (!isGstin(typed)) return t('billing.gstinWrong');
    return place_of_supply && stateOfGstin(typed) !== place_of_supply ? t('billing.gstinState') : undefined;
  }

  return (values: BillingValues): FormikErrors<BillingValues> => {
    const gstin = gstinError(values);
    return { ...whole(values), ...(gstin && { gstin }) };
  };
}
