import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { FormikErrors } from 'formik';

export interface BillingValues {
  name: string;
  place_of_supply: string;
  gstin: string;
  address: string;
}

export const gstinOf = (typed: string): string => typed.trim().toUpperCase();

/** Rules of the bill without yup, which would be a sixteenth of checkout's script. */
export function createBillingRules(t: Translate) {
  const tooLong = (field: string, max: number) => t('rule.tooLong', { field, max });
  // Lengths count code points, as the server does.
  const isLonger = (text: string, max: number) => [...text.trim()].length > max;

  function nameError({ name }: BillingValues): string | undefined {
    const label = t('billing.name');
    if (name.trim() === '') return t('rule.required', { field: label });
    return isLonger(name, limits.user.nameMax) ? tooLong(label, limits.user.nameMax) : undefined;
  }
  function gstinError({ gstin, place_of_supply }: BillingValues): string | undefined {
    const typed = gstinOf(gstin);
    if (typed === '') return undefined;
    if (!isGstin(typed)) return t('billing.gstinWrong');
    return place_of_supply && stateOfGstin(typed) !== place_of_supply ? t('billing.gstinState') : undefined;
  }

  return (values: BillingValues): FormikErrors<BillingValues> => {
    const errors = {
      name: nameError(values),
      place_of_supply: values.place_of_supply ? undefined : t('rule.required', { field: t('billing.state') }),
      gstin: gstinError(values),
      address: isLonger(values.address, limits.commerce.addressMax)
        ? tooLong(t('billing.address'), limits.commerce.addressMax)
        : undefined,
    };
    return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
  };
}
