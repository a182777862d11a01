import { paths } from '@vidyapath/http/paths';
import {
  TicketBodySchema,
  TicketIdParamsSchema,
  TicketListQuerySchema,
  TicketSchema,
  TicketSummarySchema,
} from '@vidyapath/http/support-tickets';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendWholeList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendStored } from '../../lib/answers';
import { problems } from '../../lib/schemas';
import { callerOf } from '../../lib/signed-in';
import { submissionBytesMax, type SupportApp } from '../../lib/support-app';
import { writeOf } from '../../lib/write';
import { ticketAccess } from './tickets.policy';
import type { TicketsService } from './tickets.service';

const tags = ['tickets'];
const config = { access: ticketAccess.asker };

export function ticketsRoutes(app: SupportApp, tickets: TicketsService): void {
  app.post(
    paths.tickets,
    {
      config,
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'createTicket',
        headers: IdempotencyKeySchema,
        body: TicketBodySchema,
        response: { 201: TicketSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const ticket = await tickets.create(callerOf(request), request.body, request.ip, writeOf(request));
      return sendCreated(reply, paths.ticket(ticket.ticket_id), ticket);
    },
  );

  app.get(
    paths.tickets,
    {
      config,
      schema: {
        tags,
        operationId: 'listTickets',
        summary: 'The own ones; for staff all, what is due first at the beginning.',
        querystring: TicketListQuerySchema,
        response: { 200: Type.Array(TicketSummarySchema), ...problems.guardedList },
      },
    },
    async (request, reply) =>
      sendWholeList(reply.header('cache-control', 'no-store'), await tickets.list(callerOf(request), request.query)),
  );

  app.get(
    `${paths.tickets}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'getTicket',
        params: TicketIdParamsSchema,
        response: { 200: TicketSchema, ...problems.guardedRead },
      },
    },
    async (request, reply) => sendStored(reply, await tickets.get(callerOf(request), request.params.id)),
  );
}
