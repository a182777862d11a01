import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { RefundBodySchema, RefundSchema } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../../context';
import { requestRefund } from './refunds.service';

export function refundsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.post(
    `${paths.orders}/:id/refunds`,
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['orders'],
        operationId: 'refundOrder',
        summary: 'Pays items back, or all that is left: the buyer within 72 hours, staff at any time.',
        headers: IdempotencyKeySchema,
        params: UuidParamsSchema,
        body: RefundBodySchema,
        response: { 201: RefundSchema, ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const refund = await requestRefund(ctx, signedIn(request), params.id, body, writeOf(request));
      return sendNoStore(reply.code(201).header('location', paths.order(params.id)), refund);
    },
  );
}
