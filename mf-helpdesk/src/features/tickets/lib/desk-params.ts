import { ticketCategories, ticketStatuses } from '@vidyapath/http/support-names';

export const deskFilters = ['status', 'category', 'assigned_to', 'overdue'] as const;
export type DeskFilters = Record<(typeof deskFilters)[number], string>;

/** Parameters for the service; those that it would refuse are left out. */
export const deskParams = ({ status, category, assigned_to, overdue }: DeskFilters) => ({
  status: ticketStatuses.find((known) => known === status),
  category: ticketCategories.find((known) => known === category),
  assigned_to: /^(me|none|[1-9]\d{0,8})$/.test(assigned_to) ? assigned_to : undefined,
  overdue: /^(true|false)$/.test(overdue) ? overdue : undefined,
});
