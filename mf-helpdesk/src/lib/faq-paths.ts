export const faqPath = '/helpdesk/faq';
export const faqEntryId = (id: number) => `faq-${id}`;
export const faqEntryPath = (id: number) => `${faqPath}#${faqEntryId(id)}`;
export const faqEditPath = (id: number) => `${faqPath}/edit?edit=${id}`;
export const newTicketPath = '/helpdesk/tickets/new';
