import type { FaqBody } from '@vidyapath/http/support-faq';

export type DemoFaq = Required<Omit<FaqBody, 'position' | 'published'>>;
