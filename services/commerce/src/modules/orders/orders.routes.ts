import { UuidParamsSchema } from '@vidyapath/http/primitives';
import {
  ConfirmBodySchema,
  OrderBodySchema,
  OrderListQuerySchema,
  OrderSchema,
  TotalChangedSchema,
} from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { assertCouponTries } from '../coupons/coupons';
import { getOrder, listOrders } from './orders.service';
import { confirmPayment } from './paying/confirm-payment';
import { cancelOrder } from './placing/cancel-order';
import { createOrder } from './placing/create-order';

const tags = ['orders'];
const config = { access: 'signed-in' } as const;
const params = UuidParamsSchema;
const changeProblems = problemResponses(400, 401, 404, 409, 413, 415, 429, 503);

export function ordersRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.post(
    paths.orders,
    {
      config,
      schema: {
        tags,
        operationId: 'createOrder',
        summary: 'Orders what the buyer saw. 200: the same was ordered before and waits to be paid.',
        headers: IdempotencyKeySchema,
        body: OrderBodySchema,
        response: {
          200: OrderSchema,
          201: OrderSchema,
          ...problemResponses(400, 401, 413, 415, 422, 429, 503),
          409: TotalChangedSchema,
        },
      },
    },
    async (request, reply) => {
      await assertCouponTries(ctx, request, request.body.coupon_code);
      const { existing, order } = await createOrder(ctx, signedIn(request).id, request.body, writeOf(request));
      void reply.code(existing ? 200 : 201).header('location', paths.order(order.order_id));
      return sendNoStore(reply, order);
    },
  );

  app.get(
    paths.orders,
    {
      config,
      schema: {
        tags,
        operationId: 'listOrders',
        summary: 'The own orders.',
        querystring: OrderListQuerySchema,
        response: { 200: Type.Array(OrderSchema), ...problemResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listOrders(ctx, signedIn(request), request.query)),
  );

  app.get(
    `${paths.orders}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'getOrder',
        params,
        response: { 200: OrderSchema, ...problemResponses(400, 401, 404, 429, 503) },
      },
    },
    async (request, reply) => sendNoStore(reply, await getOrder(ctx, signedIn(request), request.params.id)),
  );

  app.post(
    `${paths.orders}/:id/cancel`,
    {
      config,
      schema: { tags, operationId: 'cancelOrder', params, response: { 200: OrderSchema, ...changeProblems } },
    },
    async (request, reply) =>
      sendNoStore(reply, await cancelOrder(ctx, signedIn(request), request.params.id, writeOf(request))),
  );

  app.post(
    `${paths.orders}/:id/confirm`,
    {
      config,
      schema: {
        tags,
        operationId: 'confirmPayment',
        params,
        body: ConfirmBodySchema,
        response: { 200: OrderSchema, ...changeProblems },
      },
    },
    async (request, reply) =>
      sendNoStore(reply, await confirmPayment(ctx, signedIn(request), request.params.id, request.body)),
  );
}
