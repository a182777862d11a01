import { helpPath } from '@vidyapath/client/help-path';

export const cartPath = '/cart';
export const cataloguePath = '/course/available-course';
/** Where a buyer writes to those who decide about payments. */
export const orderHelpPath = (id: string) => helpPath({ category: 'payment', order_id: id });
export const ordersPath = '/orders';
export const orderPath = (id: string) => `${ordersPath}/${id}`;

/** With the coupon that was typed, which stays in the address. */
export const checkoutPath = (coupon?: string) =>
  coupon ? `/checkout?coupon=${encodeURIComponent(coupon)}` : '/checkout';

/** The page of an order that was just placed: once it is paid, what it holds leaves the cart. */
export const placedOrderPath = (id: string) => `${orderPath(id)}?placed=1`;

/** To go on paying an order that is there. */
export const payOrderPath = (id: string) => `/checkout?order=${id}`;
