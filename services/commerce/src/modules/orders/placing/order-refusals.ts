import type { Quote } from '@vidyapath/http/commerce-offers';
import type { OrderBody } from '@vidyapath/http/commerce-orders';
import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { badRequest, conflict, HttpProblem } from '@vidyapath/service-kit/http/errors';
import { assertCartItems } from '../../carts/carts';

/** Checks that do not need the offers. @throws {HttpProblem} 400 */
export function assertOrderBody({ items, billing: { gstin, place_of_supply } }: OrderBody): void {
  if (items.length === 0) throw badRequest('items', 'There is nothing in this order.');
  assertCartItems(items);
  if (gstin === undefined) return;
  if (!isGstin(gstin)) throw badRequest('billing.gstin', 'This is no valid GSTIN.');
  if (stateOfGstin(gstin) !== place_of_supply)
    throw badRequest('billing.gstin', 'The GSTIN is of another state than the place of supply.');
}

/** The total must be the one that the buyer saw. @throws {HttpProblem} 409 */
export function assertQuote(quote: Quote, expectedTotal: number): void {
  const problems = new Set(quote.lines.map(({ problem }) => problem));
  if (problems.has('not-for-sale') || problems.has('free'))
    throw conflict('not-for-sale', 'An item of this order cannot be bought.');
  if (problems.has('owned') || problems.has('included'))
    throw conflict('already-owned', 'You have an item of this order already, or another item brings it.');
  if (quote.coupon?.problem === 'held')
    throw conflict(
      'coupon-not-valid',
      'An order of yours that is not paid yet has this coupon. Pay or cancel it first.',
    );
  if (quote.coupon?.problem) throw conflict('coupon-not-valid', 'The coupon cannot be used for this order.');
  if (quote.total_paise !== expectedTotal)
    throw new HttpProblem(409, 'The total has changed. Please look at it again before you pay.', {
      kind: 'total-changed',
      members: { quote },
    });
}

/** Where staff decides about what is not waiting. */
export const nothingToResolve = (): HttpProblem => conflict('order-state', 'There is nothing of this kind to resolve.');
