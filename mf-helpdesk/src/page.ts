import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { faqPage } from './features/faq/faq.server';
import { faqPath } from './lib/ticket-paths';

export const describePage: DescribePage = (input) => (input.path === faqPath ? faqPage(input) : undefined);
