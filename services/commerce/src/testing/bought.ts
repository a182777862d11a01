import type { CartItem } from '@vidyapath/http/commerce-offers';
import type { Order } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { storeCourse, storePerson } from './offers-factories';
import type { TestCommerce } from './test-commerce';

export const billing = { name: 'Asha Learner', place_of_supply: '21' };

/** A person with a course to buy, and then with an order of it, which may be paid and paid back. */
export function createBuyers({ db, gateway, send, signatureOf }: TestCommerce) {
  const answer = async (call: ReturnType<typeof send>): Promise<Order> => {
    const { statusCode, body } = await call;
    if (statusCode >= 300) throw new Error(body);
    return JSON.parse(body) as Order;
  };

  const onSale = async (userId?: number) => {
    const buyer = { id: userId ?? (await storePerson(db)).id };
    const { course_id, price_paise: total } = await storeCourse(db);
    const items: CartItem[] = [{ kind: 'course', course_id }];
    return { buyer, course: course_id, total, items };
  };

  const ordered = async (userId?: number) => {
    const { items, ...sale } = await onSale(userId);
    const body = { items, billing, language: 'en', expected_total_paise: sale.total };
    return { ...sale, items, order: await answer(send('POST', paths.orders, body, sale.buyer)) };
  };

  const paidThere = async (userId?: number) => {
    const sale = await ordered(userId);
    const gatewayOrder = sale.order.checkout?.gateway_order_id ?? '';
    const payment = await gateway.pay(gatewayOrder);
    return { ...sale, gatewayOrder, payment, signature: signatureOf(gatewayOrder, payment) };
  };

  const paid = async (userId?: number) => {
    const sale = await paidThere(userId);
    const confirmation = {
      razorpay_payment_id: sale.payment,
      razorpay_order_id: sale.gatewayOrder,
      razorpay_signature: sale.signature,
    };
    const url = `${paths.order(sale.order.order_id)}/confirm`;
    return { ...sale, order: await answer(send('POST', url, confirmation, sale.buyer)) };
  };

  const refunded = async () => {
    const sale = await paid();
    const url = `${paths.order(sale.order.order_id)}/refunds`;
    await answer(send('POST', url, { reason: 'Not what I need' }, sale.buyer));
    return sale;
  };

  return { onSale, ordered, paidThere, paid, refunded };
}
