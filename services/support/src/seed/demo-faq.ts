import { faqAccount } from './faq-account';
import type { DemoFaq } from './demo-faq.types';
import { faqBuying } from './faq-buying';
import { faqLearning } from './faq-learning';

/** In the order in which they are shown. */
export const demoFaq: readonly DemoFaq[] = [...faqBuying, ...faqLearning, ...faqAccount];
