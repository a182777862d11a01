import { defineMail, handleMail } from '@vidyapath/service-kit/domain/mail/mail-job';
import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { UuidSchema } from '@vidyapath/http/primitives';
import { Type } from 'typebox';
import type { SupportContext } from '../../context';
import { unsubscribeAddressesOf } from '../notifications/notifications';
import { answeredTexts, closedTexts, receivedTexts, type TicketWords } from './ticket-mail-texts';
import type { TicketRow } from './ticket-row';
import { findTicket, findTicketMessage } from './tickets.repository';

const ofTicket = Type.Object({ ticket_id: UuidSchema });

export const mailTicketReceived = defineMail({ name: 'ticket-received', payload: ofTicket });
export const mailTicketAnswered = defineMail({
  name: 'ticket-answered',
  payload: Type.Object({ message_id: UuidSchema }),
});
export const mailTicketClosed = defineMail({ name: 'ticket-closed', payload: ofTicket });

/**
 * What the asker is written, at the account's address and in its language, unless the account has chosen otherwise. A ticket without an
 * account has no choices: its asker knows of the answer by mail alone.
 */
export function sendTicketMails(ctx: SupportContext): void {
  const prepare = async ({ ticket_id }: { ticket_id: string }) =>
    mailOf(ctx, await findTicket(ctx.db, ticket_id), undefined);
  handleMail(ctx, mailTicketReceived, { prepare, texts: receivedTexts });
  handleMail(ctx, mailTicketClosed, { prepare, texts: closedTexts });
  handleMail(ctx, mailTicketAnswered, {
    async prepare({ message_id }) {
      const message = await findTicketMessage(ctx.db, message_id);
      if (!message || message.internal) return undefined;
      return mailOf(ctx, await findTicket(ctx.db, message.ticket_id), message.body);
    },
    texts: answeredTexts,
  });
}

/** Undefined: there is no one to write to. */
async function mailOf(ctx: SupportContext, ticket: TicketRow | undefined, answer: string | undefined) {
  const to = ticket && (await addressee(ctx, ticket, answer));
  if (!to) return undefined;
  const { number, subject, user_id, ticket_id, acknowledge_by, resolve_by } = ticket;
  const addresses = user_id === null ? null : await unsubscribeAddressesOf(ctx, user_id, 'ticket-answered');
  if (addresses === undefined) return undefined;
  const href = user_id === null ? null : `${ctx.mail.linkBase()}/helpdesk/tickets/${ticket_id}`;
  const dates = { acknowledge_by, resolve_by };
  const words: TicketWords = { number, subject, ...dates, href, answer: paragraphsOf(answer ?? ''), addresses };
  return { ...to, words, ...(addresses && { unsubscribe: addresses.unsubscribe }) };
}

async function addressee(
  { db }: SupportContext,
  { user_id, asker_email, language }: TicketRow,
  answer: string | undefined,
) {
  // Anybody may have typed the address of a contact message, so nothing but an answer that staff wrote goes there.
  if (user_id === null)
    return asker_email ? { to: asker_email, verified: answer !== undefined, locale: language } : undefined;
  const person = await findPerson(db, user_id);
  if (!person) throw new Error('The asker of a ticket is not known yet.');
  const { deleted, email, email_verified, language: own } = person;
  return deleted ? undefined : { to: email, verified: email_verified, locale: own };
}

const paragraphsOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
