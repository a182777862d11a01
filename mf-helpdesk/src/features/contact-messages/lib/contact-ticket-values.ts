import { limits } from '@vidyapath/http/limits';
import type { TicketCategory } from '@vidyapath/http/support-names';
import type { ContactTicketBody } from '@vidyapath/http/support-tickets';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { checkedBy, plainRules } from '@vidyapath/remote-kit/plain-rules';

export interface ContactTicketValues {
  category: TicketCategory | '';
  subject: string;
}

/** The first line of the message, cut to the length of a subject. */
export const contactTicketValues = (message: string): ContactTicketValues => {
  const [line = ''] = message.trim().split('\n');
  return { category: '', subject: [...line.trim()].slice(0, limits.ticket.subjectMax).join('') };
};

export function contactTicketSchema(t: Translate) {
  const rules = plainRules(t);
  return checkedBy<ContactTicketValues>({
    category: rules.choice(t('contactMessages.make.category')),
    subject: rules.required(t('contactMessages.make.subject'), limits.ticket.subjectMax),
  });
}

export const contactTicketBody = ({ category, subject }: ContactTicketValues): ContactTicketBody => ({
  category: category as TicketCategory,
  subject: subject.trim(),
});
