import type { Database } from '@vidyapath/service-kit/database/database';
import { addJob } from '@vidyapath/service-kit/jobs/jobs.repository';
import { jobsSchemaOf } from '@vidyapath/service-kit/jobs/jobs-schema';
import { mailJob, type MailKind } from '@vidyapath/service-kit/domain/mail/mail-job';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import { uuid } from '@vidyapath/http/commerce-orders';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import type { UnsubscribeAddresses } from '../../lib/unsubscribe-line';
import type { SupportPeople } from '../people/support-people';
import { answeredTexts, closedTexts, receivedTexts, type TicketWords } from './ticket-mail-texts';
import type { TicketRow } from './ticket-row';
import type { TicketsRepository } from './tickets.repository';

/** Adds the mails of a ticket in the transaction that causes them. */
export interface TicketMailQueue {
  received(this: void, trx: Knex.Transaction, ticketId: string): Promise<void>;
  answered(this: void, trx: Knex.Transaction, messageId: string): Promise<void>;
  closed(this: void, trx: Knex.Transaction, ticketId: string): Promise<void>;
}

export const createTicketMailQueue = (db: Database): TicketMailQueue => ({
  received: async (trx, ticket_id) => {
    await addJob(jobsSchemaOf(db), trx, { kind: 'mail-ticket-received', payload: { ticket_id } });
  },
  answered: async (trx, message_id) => {
    await addJob(jobsSchemaOf(db), trx, { kind: 'mail-ticket-answered', payload: { message_id } });
  },
  closed: async (trx, ticket_id) => {
    await addJob(jobsSchemaOf(db), trx, { kind: 'mail-ticket-closed', payload: { ticket_id } });
  },
});

/** The unsubscribe addresses of mails about tickets; undefined for a person who has unsubscribed from them. */
export type TicketUnsubscribeAddresses = (this: void, userId: number) => Promise<UnsubscribeAddresses | undefined>;

interface TicketMailsDependencies {
  db: Database;
  tickets: TicketsRepository;
  people: SupportPeople;
  sender: MailSender;
  unsubscribeAddressesOf: TicketUnsubscribeAddresses;
}

const answerPayload = Type.Object({ message_id: Type.String(uuid) });
const ticketPayload = Type.Object({ ticket_id: Type.String(uuid) });

/**
 * Kinds of jobs for `createJobs`: what the asker is written, at the account's address and in its language, unless the account has
 * chosen otherwise. A ticket without an account has no choices: its asker knows of the answer by mail alone.
 */
export function ticketMails({ db, tickets, people, sender, unsubscribeAddressesOf }: TicketMailsDependencies) {
  /** Undefined: there is no one to write to. */
  const addressee = async ({ user_id, asker_email, language }: TicketRow, answer: string | undefined) => {
    // Anybody may have typed the address of a contact message, so nothing but an answer that staff wrote goes there.
    if (user_id === null)
      return asker_email ? { to: asker_email, verified: answer !== undefined, locale: language } : undefined;
    const person = await people.find(db, user_id);
    if (!person) throw new Error('The asker of a ticket is not known yet.');
    const { deleted, email, email_verified, language: own } = person;
    return deleted ? undefined : { to: email, verified: email_verified, locale: own };
  };
  const prepared = async (ticket: TicketRow | undefined, answer: string | undefined) => {
    const to = ticket && (await addressee(ticket, answer));
    if (!to) return undefined;
    const { number, subject, user_id, ticket_id, acknowledge_by, resolve_by } = ticket;
    const addresses = user_id === null ? null : await unsubscribeAddressesOf(user_id);
    if (addresses === undefined) return undefined;
    const href = user_id === null ? null : `${sender.linkBase()}/helpdesk/tickets/${ticket_id}`;
    const dates = { acknowledge_by, resolve_by };
    const words: TicketWords = { number, subject, ...dates, href, answer: paragraphsOf(answer ?? ''), addresses };
    return { ...to, words, ...(addresses && { unsubscribe: addresses.unsubscribe }) };
  };
  const prepareAnswer: MailKind<typeof answerPayload, TicketWords>['prepare'] = async ({ message_id }) => {
    const message = await tickets.findMessage(db, message_id);
    if (!message || message.internal) return undefined;
    return prepared(await tickets.find(db, message.ticket_id), message.body);
  };

  return {
    'mail-ticket-received': mailJob(sender, {
      name: 'ticket-received',
      payload: ticketPayload,
      prepare: async ({ ticket_id }) => prepared(await tickets.find(db, ticket_id), undefined),
      texts: receivedTexts,
    }),
    'mail-ticket-answered': mailJob(sender, {
      name: 'ticket-answered',
      payload: answerPayload,
      prepare: prepareAnswer,
      texts: answeredTexts,
    }),
    'mail-ticket-closed': mailJob(sender, {
      name: 'ticket-closed',
      payload: ticketPayload,
      prepare: async ({ ticket_id }) => prepared(await tickets.find(db, ticket_id), undefined),
      texts: closedTexts,
    }),
  };
}

const paragraphsOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
