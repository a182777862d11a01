export const faqPath = '/helpdesk/faq';
export const ticketsPath = '/helpdesk/tickets';
export const newTicketPath = `${ticketsPath}/new`;
export const grievanceTicketPath = `${newTicketPath}?category=grievance`;
export const ticketPath = (id: string) => `${ticketsPath}/${id}`;
export const messagesPath = '/helpdesk/messages';
export const grievancePath = '/helpdesk/grievance';
