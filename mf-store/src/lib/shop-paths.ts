import { helpPath } from '@vidyapath/client/formats/help-path';

export const cartPath = '/cart';
/** The page to write to the help desk about an order. */
export const orderHelpPath = (id: string) => helpPath({ category: 'payment', order_id: id });
export const ordersPath = '/orders';
export const orderPath = (id: string) => `${ordersPath}/${id}`;

/** With the typed coupon, which stays in the address. */
export const checkoutPath = (coupon?: string) =>
  coupon ? `/checkout?coupon=${encodeURIComponent(coupon)}` : '/checkout';

/** The page of an order that was just placed: once it is paid, its items leave the cart. */
export const placedOrderPath = (id: string) => `${orderPath(id)}?placed=1`;

/** Continues the payment of an existing order. */
export const payOrderPath = (id: string) => `/checkout?order=${id}`;
