import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { limits } from '@vidyapath/http/limits';
import { isFilled, optionalText, requiredChoice, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface BillingValues {
  name: string;
  place_of_supply: string;
  gstin: string;
  address: string;
}

export const gstinOf = (typed: string): string => typed.trim().toUpperCase();

/** Rules of the bill; the server also refuses hidden characters in the name. */
export const billingRules = object({
  name: requiredText('billing.name', limits.user.nameMax),
  place_of_supply: requiredChoice('billing.state'),
  gstin: ruledText(
    [(typed) => !isFilled(typed) || isGstin(gstinOf(typed)), { key: 'billing.gstinWrong' }],
    [
      (typed, { place_of_supply: state }) => !isFilled(typed) || !state || stateOfGstin(gstinOf(typed)) === state,
      { key: 'billing.gstinState' },
    ],
  ),
  address: optionalText('billing.address', limits.commerce.addressMax),
});
