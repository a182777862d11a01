import type { TicketListQuery } from '@vidyapath/http/support-tickets';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { TicketRow } from './ticket-row';

export interface TicketFilters extends Omit<TicketListQuery, 'assigned_to'> {
  /** Null: not assigned. */
  assigned_to?: number | null | undefined;
}

const never = "timestamptz 'infinity'";

/** Tickets that wait longest for the desk come first, and so do overdue ones. */
const deskOrder: ListRules['defaultOrder'] = [{ by: 'due_at' }, { by: 'last_message_at', desc: true }];

/** `now` says what is overdue. */
const rulesAt = (now: Date): ListRules => ({
  sortable: {
    ticket_id: 'ticket_id',
    number: 'seq',
    status: 'status',
    category: 'category',
    subject: 'lower(subject)',
    created_at: 'created_at',
    acknowledge_by: 'acknowledge_by',
    resolve_by: 'resolve_by',
    first_answered_at: `coalesce(first_answered_at, ${never})`,
    closed_at: `coalesce(closed_at, ${never})`,
    overdue: `(due_at < timestamptz '${now.toISOString()}')`,
    due_at: 'due_at',
    last_message_at: 'last_message_at',
    assigned_to: 'coalesce(assigned_to, 0)',
    source: 'source',
    order_id: "coalesce(order_id::text, '')",
    course_id: 'coalesce(course_id, 0)',
  },
  searchable: ['number', 'subject', 'asker_name', 'asker_email'],
  defaultOrder: deskOrder,
  tiebreaker: 'ticket_id',
});

const columns = [
  'ticket_id',
  'number',
  'status',
  'category',
  'subject',
  'source',
  'user_id',
  'asker_name',
  'asker_email',
  'language',
  'order_id',
  'course_id',
  'assigned_to',
  'created_at',
  'acknowledge_by',
  'resolve_by',
  'first_answered_at',
  'answered_at',
  'closed_at',
  'last_message_at',
  'due_at',
] as const;

/** A person's own tickets. Internal notes are not searched. */
export function findTicketsOfAsker(on: Knex, userId: number, filters: TicketFilters, now: Date) {
  const own = matching(on, filters, now).where('user_id', userId);
  return readList<TicketRow>(own, filters, {
    ...rulesAt(now),
    searchable: ['number', 'subject'],
    defaultOrder: [{ by: 'last_message_at', desc: true }],
  });
}

/** All tickets. They are counted only if the tallies do not have their number. */
export function findTicketsOfDesk(on: Knex, { user_id, ...filters }: TicketFilters, now: Date) {
  const all = matching(on, filters, now);
  if (user_id !== undefined) void all.where('user_id', user_id);
  const tallied = user_id === undefined && filters.assigned_to === undefined && filters.overdue === undefined;
  return readList<TicketRow>(all, filters, rulesAt(now), tallied ? { total: tallyOf(on, filters) } : {});
}

function matching(on: Knex, { status, category, overdue, assigned_to }: TicketFilters, now: Date): Knex.QueryBuilder {
  const tickets = on('ticket').select(...columns);
  if (status) void tickets.where({ status });
  if (category) void tickets.where({ category });
  if (overdue !== undefined) void tickets.where('due_at', overdue ? '<' : '>=', now);
  if (assigned_to !== undefined) void tickets.where({ assigned_to });
  return tickets;
}

function tallyOf(on: Knex, { status, category }: TicketFilters): Knex.QueryBuilder {
  const tallies = on('ticket_tally').select(on.raw('coalesce(sum(count), 0)::int as total'));
  if (status) void tallies.where({ status });
  if (category) void tallies.where({ category });
  return tallies;
}
