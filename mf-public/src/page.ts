import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { policyPage } from './features/policies/policy.server';

/** By the pattern of the route. */
const pages: Readonly<Record<string, DescribePage>> = {
  '/RefundPolicy': policyPage('refundPolicy'),
  '/TermsAndConditions': policyPage('terms'),
};

export const describePage: DescribePage = (input) => pages[input.path]?.(input);
