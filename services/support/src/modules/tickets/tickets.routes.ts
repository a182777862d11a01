import { paths } from '@vidyapath/http/paths';
import {
  TicketBodySchema,
  TicketListQuerySchema,
  TicketSchema,
  TicketSummarySchema,
} from '@vidyapath/http/support-tickets';
import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { ticketAccess } from './tickets.policy';
import { createTicket, getTicket, listTickets } from './tickets.service';

const tags = ['tickets'];
const config = { access: ticketAccess.asker };

export function ticketsRoutes(app: TypedApp, ctx: SupportContext): void {
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
      const ticket = await createTicket(ctx, signedIn(request), request.body, request.ip, writeOf(request));
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
      sendList(reply.header('cache-control', 'no-store'), await listTickets(ctx, signedIn(request), request.query)),
  );

  app.get(
    paths.ticket(':id'),
    {
      config,
      schema: {
        tags,
        operationId: 'getTicket',
        params: UuidParamsSchema,
        response: { 200: TicketSchema, ...problems.guardedRead },
      },
    },
    async (request, reply) => sendRecord(reply, await getTicket(ctx, signedIn(request), request.params.id)),
  );
}
