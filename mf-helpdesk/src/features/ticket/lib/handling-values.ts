import type { TicketCategory, TicketStatus } from '@vidyapath/http/support-names';
import type { Ticket, TicketChangeBody } from '@vidyapath/http/support-tickets';
import { object } from 'yup';

export interface HandlingValues {
  /** Empty: not assigned. */
  assigned_to: string;
  category: TicketCategory;
  status: TicketStatus;
}

/** Every choice is valid. */
export const handlingRules = object({});

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

/** The stored values, with the choices of the form that are not saved. */
export function withUnsaved(stored: HandlingValues, before: HandlingValues, chosen: HandlingValues): HandlingValues {
  return {
    assigned_to: chosen.assigned_to === before.assigned_to ? stored.assigned_to : chosen.assigned_to,
    category: chosen.category === before.category ? stored.category : chosen.category,
    status: chosen.status === before.status ? stored.status : chosen.status,
  };
}
