import { cataloguePath } from '@vidyapath/http/public-pages';

/** Plans of the landing page, in rupees; their names are in the messages under `plans`. */
export const plans = [
  { key: 'single', price: 199 },
  { key: 'bundle', price: 999 },
  { key: 'subscription', price: 1_999 },
  { key: 'lifetime', price: 4_999 },
] as const;

export type Plan = (typeof plans)[number];

/** The page where a plan is bought; for a single course it is the catalogue with the courses that cost no more, since each has its own price. */
export const offersPath = ({ key }: Plan): string => (key === 'single' ? cataloguePath : '/plans');

/** A path that keeps the plan in its address. */
export const withPlan = (path: string, plan: Plan | undefined): string => (plan ? `${path}?plan=${plan.key}` : path);

/** The plan that an address names; `undefined` when it is missing or unknown. */
export const planNamed = (key: string | null): Plan | undefined => plans.find((plan) => plan.key === key);

/** The highest price of the courses that a plan promises, in rupees; undefined: it promises none. */
export const maxPriceOf = (plan: Plan | undefined): number | undefined =>
  plan?.key === 'single' ? plan.price : undefined;
