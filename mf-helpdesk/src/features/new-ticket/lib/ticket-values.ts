import { limits } from '@vidyapath/http/limits';
import type { TicketCategory } from '@vidyapath/http/support-names';
import type { TicketBody } from '@vidyapath/http/support-tickets';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { checkedBy, plainRules } from '@vidyapath/remote-kit/plain-rules';
import type { AtHand } from './at-hand';

/** Values of the form, with the field names of the API. */
export interface TicketValues {
  category: TicketCategory | '';
  subject: string;
  body: string;
  order_id: string;
  course_id: string;
}

/** The request id is in the text, where the asker sees that it is sent. */
export const ticketValues = (t: Translate, { request_id, ...atHand }: AtHand): TicketValues => ({
  ...atHand,
  subject: '',
  body: request_id && `\n\n${t('newTicket.request', { id: request_id })}`,
});

export function ticketSchema(t: Translate) {
  const rules = plainRules(t);
  const label = (field: keyof TicketValues) => t(`newTicket.fields.${field}`);
  return checkedBy<TicketValues>({
    category: rules.choice(label('category')),
    subject: rules.required(label('subject'), limits.ticket.subjectMax),
    body: rules.required(label('body'), limits.ticket.bodyMax),
  });
}

export const ticketBody = ({ category, subject, body, order_id, course_id }: TicketValues): TicketBody => ({
  category: category as TicketCategory,
  subject: subject.trim(),
  body: body.trim(),
  ...(order_id && { order_id }),
  ...(course_id && { course_id: Number(course_id) }),
});
