import { CartSchema } from '@vidyapath/http/commerce-offers';
import { problemResponses } from '@vidyapath/http/problem';
import { paths } from '@vidyapath/http/paths';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { CommerceContext } from '../../context';
import { changeCart, getCart } from './carts.service';

const tags = ['cart'];
const config = { access: 'signed-in' } as const;

export function cartsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.cart,
    { config, schema: { tags, operationId: 'getCart', response: { 200: CartSchema, ...problems.list } } },
    async (request, reply) => sendNoStore(reply, await getCart(ctx, signedIn(request).id)),
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
    async (request, reply) => sendNoStore(reply, await changeCart(ctx, signedIn(request).id, request.body)),
  );
}
