import type { Database } from '@vidyapath/service-kit/database/database';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { ContactRepository } from '../contact/contact.repository';
import type { SupportPeople } from '../people/support-people';
import type { SubmissionsService } from '../submissions/submissions.service';
import { createContactTicketsService } from './contact-tickets.service';
import { deskRoutes } from './desk.routes';
import { createDeskService } from './desk.service';
import { createRecordTicketChange } from './ticket-changes';
import type { OnTicketChanged } from './ticket-hooks';
import { createTicketLists } from './ticket-lists.repository';
import { createTicketMailQueue, ticketMails, type TicketUnsubscribeAddresses } from './ticket-mails';
import type { TicketSubjects } from './ticket-subjects';
import { createTicketUpkeep, ticketJobs } from './ticket-upkeep';
import { createTicketsRepository } from './tickets.repository';
import { ticketsRoutes } from './tickets.routes';
import { createTicketsService } from './tickets.service';

export interface TicketsOptions {
  db: Database;
  people: SupportPeople;
  contact: ContactRepository;
  subjects: TicketSubjects;
  /** Of tickets and of messages, each apart. */
  submissions: { tickets: SubmissionsService; messages: SubmissionsService };
  sender: MailSender;
  unsubscribeAddressesOf: TicketUnsubscribeAddresses;
  /** Called with each change of a ticket, in its transaction. */
  onTicketChanged: readonly OnTicketChanged[];
  now: () => Date;
}

export function createTickets(options: TicketsOptions) {
  const { submissions, onTicketChanged, sender, unsubscribeAddressesOf, contact, subjects, ...rest } = options;
  const tickets = createTicketsRepository();
  const recordChange = createRecordTicketChange(onTicketChanged);
  const mails = createTicketMailQueue(rest.db);
  const shared = { ...rest, tickets, recordChange, mails };
  const housekeeping: HousekeepingJob[] = ticketJobs(createTicketUpkeep(shared));
  return {
    kinds: ticketMails({ ...shared, sender, unsubscribeAddressesOf }),
    housekeeping,
    routes(app: TypedApp): void {
      const asked = { ...shared, lists: createTicketLists(), subjects, submissions: submissions.tickets };
      ticketsRoutes(app, createTicketsService(asked));
      const desk = createDeskService({ ...shared, submissions: submissions.messages });
      deskRoutes(app, desk, createContactTicketsService({ ...shared, contact }));
    },
  };
}
