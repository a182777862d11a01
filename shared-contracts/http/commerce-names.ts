/* Names of commerce that screens offer to choose from. Without a schema, so that a page pays for the names alone. */

export const orderStatuses = ['pending', 'paid', 'partially_refunded', 'refunded', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const salesGroups = ['day', 'week', 'month', 'course', 'plan', 'coupon', 'state', 'method'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Why an order was paid back by itself. */
export const refundReasons = ['owned-by-order', 'not-for-sale', 'account-erased', 'late'] as const;
export type RefundReason = (typeof refundReasons)[number];
