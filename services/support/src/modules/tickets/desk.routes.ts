import { paths } from '@vidyapath/http/paths';
import {
  ContactTicketBodySchema,
  TicketChangeBodySchema,
  TicketMessageBodySchema,
  TicketMessageSchema,
  TicketSchema,
} from '@vidyapath/http/support-tickets';
import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { createContactTicket } from './contact-tickets.service';
import { changeTicket, closeTicket, writeTicketMessage } from './desk.service';
import { ticketAccess } from './tickets.policy';

const one = { tags: ['tickets'], params: UuidParamsSchema };
const eitherSide = { access: ticketAccess.asker };
const staff = { access: ticketAccess.desk };

export function deskRoutes(app: TypedApp, ctx: SupportContext): void {
  app.post(
    paths.ticketMessages(':id'),
    {
      config: eitherSide,
      bodyLimit: submissionBytesMax,
      schema: {
        ...one,
        operationId: 'writeTicketMessage',
        headers: IdempotencyKeySchema,
        body: TicketMessageBodySchema,
        response: { 201: TicketMessageSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const message = await writeTicketMessage(ctx, signedIn(request), id, request.body, request.ip, writeOf(request));
      return sendCreated(reply, paths.ticket(id), message);
    },
  );

  app.post(
    paths.ticketClose(':id'),
    {
      config: eitherSide,
      schema: { ...one, operationId: 'closeTicket', response: { 200: TicketSchema, ...problems.change } },
    },
    async (request, reply) =>
      sendRecord(reply, await closeTicket(ctx, signedIn(request), request.params.id, writeOf(request))),
  );

  app.put(
    paths.ticket(':id'),
    {
      config: staff,
      schema: {
        ...one,
        operationId: 'changeTicket',
        summary: 'Members that are left out stay.',
        headers: IfMatchSchema,
        body: TicketChangeBodySchema,
        response: { 200: TicketSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeTicket(ctx, signedIn(request), request.params.id, request.body, writeOf(request))),
  );

  app.post(
    paths.contactTicket(':id'),
    {
      config: staff,
      schema: {
        tags: ['tickets'],
        operationId: 'createContactTicket',
        params: UuidParamsSchema,
        headers: IdempotencyKeySchema,
        body: ContactTicketBodySchema,
        response: { 201: TicketSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const ticket = await createContactTicket(ctx, request.params.id, request.body, writeOf(request));
      return sendCreated(reply, paths.ticket(ticket.ticket_id), ticket);
    },
  );
}
