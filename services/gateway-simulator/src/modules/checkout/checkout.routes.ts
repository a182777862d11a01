import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { SimulatorContext } from '../../context';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { keyScope } from '../control/control';
import { PayBodySchema } from '../payments/payments';
import { assertKey, getOffer, getResult, payOnPage } from './checkout.service';

const KeySchema = Type.Object({ key: Type.String({ maxLength: 60 }) }, { additionalProperties: false });
const ForcedPaySchema = Type.Object(
  { ...PayBodySchema.properties, even_if_paid: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

export function checkoutRoutes(app: FastifyInstance, ctx: SimulatorContext): void {
  // For the checkout page: a caller who knows the key's public half and an order's id.
  const checkKey = (query: unknown): void => assertKey(ctx, readQuery(KeySchema, query).key);
  app.get<WithId>('/checkout/orders/:id', hidden, async ({ query, params }) => {
    checkKey(query);
    return getOffer(ctx, params.id);
  });
  app.get<WithId>('/checkout/payments/:id', hidden, async ({ query, params }) => {
    checkKey(query);
    return getResult(ctx, params.id);
  });
  app.post('/checkout/payments', hidden, async ({ query, body }) => {
    checkKey(query);
    return payOnPage(ctx, readInput(PayBodySchema, body));
  });
  // The same on demand of a test, also of an order that is paid.
  keyScope(app, ctx, (control) => {
    control.post('/control/payments', hidden, async ({ body }) => {
      const { even_if_paid, ...pay } = readInput(ForcedPaySchema, body);
      return payOnPage(ctx, pay, even_if_paid);
    });
  });
}
