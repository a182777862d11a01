import { CartSchema } from '@vidyapath/http/commerce-offers';
import { problemResponses } from '@vidyapath/http/problem';
import { paths } from '@vidyapath/http/paths';
import { sendUnstored } from '../../lib/http/answers';
import type { CommerceApp } from '../../lib/http/commerce-app';
import { problems } from '../../lib/http/schemas';
import { callerOf } from '../../lib/http/signed-in';
import type { CartsService } from './carts.service';

const tags = ['cart'];
const config = { access: 'signed-in' } as const;

export function cartsRoutes(app: CommerceApp, carts: CartsService): void {
  app.get(
    paths.cart,
    { config, schema: { tags, operationId: 'getCart', response: { 200: CartSchema, ...problems.list } } },
    async (request, reply) => sendUnstored(reply, await carts.get(callerOf(request).id)),
  );

  app.put(
    paths.cart,
    {
      config,
      schema: {
        tags,
        operationId: 'changeCart',
        body: CartSchema,
        response: { 200: CartSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => sendUnstored(reply, await carts.put(callerOf(request).id, request.body)),
  );
}
