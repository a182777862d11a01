import type { Knex } from 'knex';
import type { TicketRow } from './ticket-row';
import type { TicketContext } from './tickets.presenter';
import type { TicketView } from './tickets.policy';
import { findStaffNames } from './tickets.repository';

/** The context in which `rows` are presented: for the desk also the names of the assigned staff. */
export async function ticketContext(
  on: Knex,
  rows: readonly TicketRow[],
  view: TicketView,
  now: Date,
): Promise<TicketContext> {
  const ids = new Set(rows.flatMap(({ assigned_to }) => assigned_to ?? []));
  const names = view === 'desk' && ids.size > 0 ? await findStaffNames(on, [...ids]) : new Map<number, string>();
  return { view, now, names };
}
