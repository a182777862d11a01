import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { OrderSchema, ResolveBodySchema } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../../context';
import { resolveOrder } from './resolve-order';

export function resolveRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.post(
    `${paths.adminOrders}/:id/resolve`,
    {
      config: { access: editorRoles },
      schema: {
        tags: ['sales'],
        operationId: 'resolveOrder',
        summary:
          'Ends a review, a dispute or the note of a late coupon, sends a refund that failed again, or notes that it was paid otherwise.',
        params: UuidParamsSchema,
        body: ResolveBodySchema,
        response: { 200: OrderSchema, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 429, 503) },
      },
    },
    async (request, reply) =>
      sendNoStore(reply, await resolveOrder(ctx, request.params.id, request.body, writeOf(request))),
  );
}
