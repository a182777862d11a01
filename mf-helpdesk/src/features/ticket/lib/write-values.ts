import { limits } from '@vidyapath/http/limits';
import type { TicketMessageBody } from '@vidyapath/http/support-tickets';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { checkedBy, plainRules } from '@vidyapath/remote-kit/plain-rules';

export interface WriteValues {
  kind: 'answer' | 'note';
  body: string;
}

export const nothingWritten: WriteValues = { kind: 'answer', body: '' };

export const writeSchema = (t: Translate) =>
  checkedBy<WriteValues>({ body: plainRules(t).required(t('ticket.write.body'), limits.ticket.bodyMax) });

export const messageBody = ({ kind, body }: WriteValues): TicketMessageBody => ({
  body: body.trim(),
  ...(kind === 'note' && { internal: true }),
});
