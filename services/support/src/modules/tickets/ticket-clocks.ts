import type { TicketCategory } from '@vidyapath/http/support-names';
import { addMonths } from '@vidyapath/service-kit/time/india';

const hourMs = 3_600_000;

export interface TicketClocks {
  acknowledge_by: Date;
  resolve_by: Date;
}

/** Grievances have the times of the Consumer Protection (E-Commerce) Rules 2020, rule 4(5). Weekends count. */
export function clocksOf(category: TicketCategory, createdAt: Date): TicketClocks {
  const at = createdAt.getTime();
  if (category === 'grievance')
    return { acknowledge_by: new Date(at + 48 * hourMs), resolve_by: addMonths(createdAt, 1) };
  return { acknowledge_by: new Date(at + 24 * hourMs), resolve_by: new Date(at + 7 * 24 * hourMs) };
}
