import { ticketCategories, ticketStatuses } from '@vidyapath/http/support-names';

export const deskFilters = ['status', 'category', 'assigned_to', 'overdue'] as const;
export type DeskFilters = Record<(typeof deskFilters)[number], string>;

/** What the service is asked for; what it would refuse is left out. */
export const deskParams = ({ status, category, assigned_to, overdue }: DeskFilters) => ({
  status: ticketStatuses.find((known) => known === status),
  category: ticketCategories.find((known) => known === category),
  assigned_to: /^(me|none|[1-9]\d{0,8})$/.test(assigned_to) ? assigned_to : undefined,
  overdue: /^(true|false)$/.test(overdue) ? overdue : undefined,
});
