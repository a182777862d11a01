import { personNamePattern } from '@vidyapath/http/account-patterns';
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

const personName = new RegExp(personNamePattern, 'u');

/** Rules of the bill. */
export function createBillingRules(t: Translate) {
  const rules = plainRules(t);
  const requiredName = rules.required(t('billing.name'), limits.user.nameMax);
  const whole = checkedBy<BillingValues>({
    name: (text) => requiredName(text) ?? (personName.test(text.trim()) ? undefined : t('billing.nameInvalid')),
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
