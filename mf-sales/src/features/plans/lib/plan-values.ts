import { limits } from '@vidyapath/http/limits';
import type { Plan, PlanBody } from '@vidyapath/http/commerce-offers';
import {
  optionalText,
  optionalWhole,
  priceRules,
  requiredText,
  type RuleMessage,
  ruledText,
} from '@vidyapath/remote-kit/rules';
import { array, number, object } from 'yup';
import { paiseOf, rupeesOf, wholeOf } from '../../../lib/amounts';

/** Values of the form, with the names of the API: the price in rupees, as typed. */
export interface PlanValues {
  kind: Plan['kind'];
  title: string;
  title_hi: string;
  description: string;
  description_hi: string;
  price_paise: string;
  months: string;
  course_ids: number[];
  active: boolean;
}

const blank: PlanValues = {
  kind: 'bundle',
  title: '',
  title_hi: '',
  description: '',
  description_hi: '',
  price_paise: '',
  months: '',
  course_ids: [],
  active: true,
};

export function planValues(record: Plan | undefined): PlanValues {
  if (!record) return blank;
  const { kind, title, title_hi, description, description_hi, price_paise, months, course_ids, active } = record;
  return {
    kind,
    title,
    title_hi,
    description,
    description_hi,
    price_paise: rupeesOf(price_paise),
    months: months === null ? '' : String(months),
    course_ids,
    active,
  };
}

export const planBody = (values: PlanValues): PlanBody => ({
  kind: values.kind,
  title: values.title.trim(),
  title_hi: values.title_hi.trim(),
  description: values.description.trim(),
  description_hi: values.description_hi.trim(),
  price_paise: paiseOf(values.price_paise),
  months: wholeOf(values.months),
  course_ids: values.kind === 'bundle' ? values.course_ids : [],
  active: values.active,
});

const { titleMax, descriptionMax, bundleMax } = limits.commerce;
const chooseCourse: RuleMessage = { key: 'plans.chooseCourse' };
const tooMany: RuleMessage = { key: 'plans.tooMany', values: { max: bundleMax } };

/** Rules of the form; the numbers are the server's. */
export const planRules = object({
  title: requiredText('plans.fields.title', titleMax),
  title_hi: optionalText('plans.fields.title_hi', titleMax),
  description: optionalText('plans.fields.description', descriptionMax),
  description_hi: optionalText('plans.fields.description_hi', descriptionMax),
  price_paise: ruledText(...priceRules('plans.fields.price_paise'), [
    (text) => Number(text) >= 1,
    { key: 'plans.priceRule' },
  ]),
  months: optionalWhole(1, 120),
  course_ids: array(number().defined()).when('kind', {
    is: 'bundle',
    then: (field) => field.min(1, chooseCourse).max(bundleMax, tooMany),
  }),
});
