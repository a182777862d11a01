import { limits } from '@vidyapath/http/limits';
import type { TicketMessageBody } from '@vidyapath/http/support-tickets';
import { requiredText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface WriteValues {
  kind: 'answer' | 'note';
  body: string;
}

export const nothingWritten: WriteValues = { kind: 'answer', body: '' };

export const writeRules = object({ body: requiredText('ticket.write.body', limits.ticket.bodyMax) });

export const messageBody = ({ kind, body }: WriteValues): TicketMessageBody => ({
  body: body.trim(),
  ...(kind === 'note' && { internal: true }),
});
