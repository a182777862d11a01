import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { OrderSchema } from '@vidyapath/http/commerce-orders';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { findOrder } from './orders.repository';

/** For services that receive an event about an order and need its owner. */
export function orderOwnersRoutes(app: TypedApp, { db }: CommerceContext): void {
  app.get(
    internalPaths.orderOwner(':id'),
    {
      config: { access: { service: 'orders:read' } },
      schema: {
        tags: ['internal'],
        operationId: 'getOrderOwner',
        summary: 'Whose order it is, in whatever state.',
        params: UuidParamsSchema,
        response: {
          200: Type.Object({
            ...Type.Pick(OrderSchema, ['order_id', 'order_number', 'status']).properties,
            user_id: Type.Integer(),
          }),
          ...problemResponses(400, 401, 403, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const order = await findOrder(db, request.params.id);
      if (!order) throw notFound('This order does not exist.');
      const { order_id, order_number, status, user_id } = order;
      return sendNoStore(reply, { order_id, order_number, status, user_id });
    },
  );
}
