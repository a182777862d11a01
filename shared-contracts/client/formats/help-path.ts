import type { TicketCategory } from '@vidyapath/http/support-names';
import { asProblem } from '../requests/client-problem';

interface AtHand {
  category: TicketCategory;
  order_id?: string;
  course_id?: number;
  request_id?: string;
}

/** The page to ask us for help, with the known facts filled in. */
export const helpPath = (atHand: AtHand): string =>
  `/helpdesk/tickets/new?${new URLSearchParams(Object.entries(atHand).map(([name, value]) => [name, String(value)])).toString()}`;

/** The page to report a failure of ours by its request id; undefined without one. */
export function reportPath(cause: unknown): string | undefined {
  const { status, requestId } = asProblem(cause);
  return requestId && status >= 500 ? helpPath({ category: 'technical', request_id: requestId }) : undefined;
}
