import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { AdminOrderDetailSchema, AdminOrderListQuerySchema, AdminOrderSchema } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { CommerceContext } from '../../../context';
import { getOrderWithHistory, listAllOrders } from './admin-orders.service';

const tags = ['admin orders'];
const config = { access: editorRoles };

export function adminOrdersRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.adminOrders,
    {
      config,
      schema: {
        tags,
        operationId: 'listAllOrders',
        summary: 'Orders of everyone; `q` is looked for in number, e-mail and name.',
        querystring: AdminOrderListQuerySchema,
        response: { 200: Type.Array(AdminOrderSchema), ...problems.guardedList },
      },
    },
    async ({ query }, reply) => sendList(reply.header('cache-control', 'no-store'), await listAllOrders(ctx, query)),
  );

  app.get(
    `${paths.adminOrders}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'getOrderWithHistory',
        params: UuidParamsSchema,
        response: { 200: AdminOrderDetailSchema, ...problems.guardedRead },
      },
    },
    async ({ params }, reply) => sendNoStore(reply, await getOrderWithHistory(ctx, params.id)),
  );
}
