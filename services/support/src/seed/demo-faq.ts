import type { FaqBody } from '@vidyapath/http/support-faq';
import { faqAccount } from './faq-account';
import { faqBuying } from './faq-buying';
import { faqLearning } from './faq-learning';

export type DemoFaq = Required<Omit<FaqBody, 'position' | 'published'>>;

/** In the order in which they are shown. */
export const demoFaq: readonly DemoFaq[] = [...faqBuying, ...faqLearning, ...faqAccount];
