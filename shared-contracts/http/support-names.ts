/* Names that the desk's schemas and screens share. Without a schema, so that a page pays for the names alone. */

export const ticketCategories = ['payment', 'course', 'account', 'technical', 'grievance'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** `open` waits for the desk, `answered` for the asker. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** `contact`: made of a message of the contact form; it belongs to no account. */
export const ticketSources = ['account', 'contact'] as const;
export type TicketSource = (typeof ticketSources)[number];

export const errorStatuses = ['open', 'resolved'] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** Kinds of failures of a group: the kinds that browsers report, and `answer` for 5xx of a service. */
export const errorKinds = ['load', 'render', 'logout', 'background', 'answer'] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const errorGroupings = ['day', 'week', 'month'] as const;
export type ErrorGrouping = (typeof errorGroupings)[number];
