import { limits } from '@vidyapath/http/limits';
import type { TicketMessageBody } from '@vidyapath/http/support-tickets';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
import { object } from 'yup';

export interface WriteValues {
  kind: 'answer' | 'note';
  body: string;
}

export const nothingWritten: WriteValues = { kind: 'answer', body: '' };

export const writeSchema = (t: Translate) =>
  object({ body: textRules(t).required(t('ticket.write.body'), limits.ticket.bodyMax) });

export const messageBody = ({ kind, body }: WriteValues): TicketMessageBody => ({
  body: body.trim(),
  ...(kind === 'note' && { internal: true }),
});
