import { faqPath } from './ticket-paths';

export const faqEntryId = (id: number) => `faq-${id}`;
export const faqEntryPath = (id: number) => `${faqPath}#${faqEntryId(id)}`;
export const faqEditPath = (id: number) => `${faqPath}/edit?edit=${id}`;
