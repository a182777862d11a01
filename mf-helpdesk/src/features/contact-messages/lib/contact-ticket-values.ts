import { limits } from '@vidyapath/http/limits';
import type { TicketCategory } from '@vidyapath/http/support-names';
import type { ContactTicketBody } from '@vidyapath/http/support-tickets';
import { requiredChoice, requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface ContactTicketValues {
  category: TicketCategory | '';
  subject: string;
}

/** The first line of the message, cut to the length of a subject. */
export const contactTicketValues = (message: string): ContactTicketValues => {
  const [line = ''] = message.trim().split('\n');
  return { category: '', subject: [...line.trim()].slice(0, limits.ticket.subjectMax).join('') };
};

export const contactTicketRules = object({
  category: requiredChoice('contactMessages.make.category'),
  subject: requiredText('contactMessages.make.subject', limits.ticket.subjectMax),
});

export const contactTicketBody = ({ category, subject }: ContactTicketValues): ContactTicketBody => ({
  category: category as TicketCategory,
  subject: subject.trim(),
});
