import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { CreditNoteParamsSchema } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { CommerceContext } from '../../context';
import type { DrawnDocument } from './document-pdfs';
import { drawCreditNote, drawInvoice } from './documents.service';

const tags = ['orders'];
/** A document waits behind others that are drawn. */
const handlerTimeout = 60_000;
const response = {
  200: {
    description: 'PDF',
    content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
  ...problemResponses(400, 401, 404, 429, 503),
};

export function documentRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    `${paths.orders}/:id/invoice.pdf`,
    {
      config: { access: 'signed-in' },
      handlerTimeout,
      schema: { tags, operationId: 'getInvoicePdf', params: UuidParamsSchema, response },
    },
    async (request, reply) => send(reply, await drawInvoice(ctx, request.params.id, signedIn(request))),
  );

  app.get(
    `${paths.orders}/:id/credit-notes/:number.pdf`,
    {
      config: { access: 'signed-in' },
      handlerTimeout,
      schema: { tags, operationId: 'getCreditNotePdf', params: CreditNoteParamsSchema, response },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      return send(reply, await drawCreditNote(ctx, id, number, signedIn(request)));
    },
  );
}

const send = (reply: FastifyReply, { number, pdf }: DrawnDocument): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .type('application/pdf')
    .send(pdf);
