import type { TicketCategory, TicketStatus } from '@vidyapath/http/support-names';
import type { Ticket, TicketChangeBody } from '@vidyapath/http/support-tickets';
import { checkedBy } from '@vidyapath/remote-kit/plain-rules';

export interface HandlingValues {
  /** Empty: not assigned. */
  assigned_to: string;
  category: TicketCategory;
  status: TicketStatus;
}

/** Every choice is valid. */
export const handlingSchema = checkedBy<HandlingValues>({});

export const handlingOf = ({ assigned_to, category, status }: Ticket): HandlingValues => ({
  assigned_to: assigned_to === null ? '' : String(assigned_to),
  category,
  status,
});

/** Only what was changed, so that a colleague's change of another field stays. */
export function changeBody(before: HandlingValues, { assigned_to, category, status }: HandlingValues) {
  const body: TicketChangeBody = {
    ...(assigned_to !== before.assigned_to && { assigned_to: assigned_to === '' ? null : Number(assigned_to) }),
    ...(category !== before.category && { category }),
    ...(status !== before.status && { status }),
  };
  return body;
}
