import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { readInput, readQuery } from '../../lib/read-input';
import { hidden, type WithId } from '../../lib/routes';
import { PayBodySchema } from '../payments/payments.schema';
import type { CheckoutService } from './checkout.service';

const KeySchema = Type.Object({ key: Type.String({ maxLength: 60 }) }, { additionalProperties: false });
const ForcedPaySchema = Type.Object(
  { ...PayBodySchema.properties, even_if_paid: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

/** For the checkout page: a caller who knows the key's public half and an order's id. */
export function checkoutRoutes(app: FastifyInstance, checkout: CheckoutService): void {
  const keyOf = (query: unknown): string => readQuery(KeySchema, query).key;
  app.get<WithId>('/checkout/orders/:id', hidden, ({ query, params }) => checkout.offer(keyOf(query), params.id));
  app.get<WithId>('/checkout/payments/:id', hidden, ({ query, params }) => checkout.result(keyOf(query), params.id));
  app.post('/checkout/payments', hidden, ({ query, body }) =>
    checkout.pay(keyOf(query), readInput(PayBodySchema, body)),
  );
}

/** For tests, with the key pair. */
export function checkoutControlRoutes(app: FastifyInstance, checkout: CheckoutService): void {
  app.post('/control/payments', hidden, ({ body }) => {
    const { even_if_paid = false, ...pay } = readInput(ForcedPaySchema, body);
    return checkout.payAgain(pay, even_if_paid);
  });
}
