import { limits } from '@vidyapath/http/limits';
import type { TicketCategory } from '@vidyapath/http/support-names';
import type { TicketBody } from '@vidyapath/http/support-tickets';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { requiredChoice, requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';
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

export const ticketRules = object({
  category: requiredChoice('newTicket.fields.category'),
  subject: requiredText('newTicket.fields.subject', limits.ticket.subjectMax),
  body: requiredText('newTicket.fields.body', limits.ticket.bodyMax),
});

export const ticketBody = ({ category, subject, body, order_id, course_id }: TicketValues): TicketBody => ({
  category: category as TicketCategory,
  subject: subject.trim(),
  body: body.trim(),
  ...(order_id && { order_id }),
  ...(course_id && { course_id: Number(course_id) }),
});
