import type { TicketCategory } from '@vidyapath/http/support-names';
import { asProblem } from './client-problem';

interface AtHand {
  category: TicketCategory;
  order_id?: string;
  course_id?: number;
  request_id?: string;
}

/** Where somebody asks us for help; what is at hand is filled in there. */
export const helpPath = (atHand: AtHand): string =>
  `/helpdesk/tickets/new?${new URLSearchParams(Object.entries(atHand).map(([name, value]) => [name, String(value)])).toString()}`;

/** Where a failure of ours is reported with its request id; undefined: there is none to find it by. */
export function reportPath(cause: unknown): string | undefined {
  const { status, requestId } = asProblem(cause);
  return requestId && status >= 500 ? helpPath({ category: 'technical', request_id: requestId }) : undefined;
}
