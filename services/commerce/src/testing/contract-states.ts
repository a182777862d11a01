import { randomUUID } from 'node:crypto';
import type { Order } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { createBuyers } from './bought';
import { storeCoupon, storeCourse, storeGrant, storePerson, storePlan } from './offers-factories';
import { storePaidOrder } from './stored-order';
import { startTestCommerce } from './test-commerce';

const fourDaysMs = 4 * 86_400_000;

interface Sale {
  buyer: { id: number };
  course: number;
  total: number;
}

const valuesOf = ({ buyer, course, total }: Sale) => ({ buyer: buyer.id, course, total });
const orderValuesOf = ({ order, ...sale }: Sale & { order: Order }) => ({
  ...valuesOf(sale),
  order: order.order_id,
  item: order.items[0]?.item_id ?? '',
});

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const commerce = await startTestCommerce();
  const { app, db, tokens, send, stop } = commerce;
  const buyers = createBuyers(commerce);

  const etagOf = async (url: string) => {
    const token = tokens.signToken({ id: 1, role: 'Staff' });
    return String((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).headers.etag);
  };

  const states = {
    nothing: async () => ({}),
    'a cart with a course': async () => {
      const sale = await buyers.onSale();
      await send('PUT', paths.cart, { items: sale.items }, sale.buyer);
      return valuesOf(sale);
    },
    'a course that is on sale': async () => valuesOf(await buyers.onSale()),
    'a course that is on sale and a coupon': async () => {
      const { items, ...sale } = await buyers.onSale();
      const { code } = await storeCoupon(db);
      const quote = await send('POST', paths.quote, { items, coupon_code: code }, sale.buyer);
      return { ...valuesOf(sale), coupon: code, total: quote.json<{ total_paise: number }>().total_paise };
    },
    'a free course': async () => {
      const { course_id: course, price_paise: total } = await storeCourse(db, { price_paise: 0 });
      return valuesOf({ buyer: await storePerson(db), course, total });
    },
    'a plan': async () => {
      const plan = (await storePlan(db)).plan_id;
      return { plan, plan_etag: await etagOf(paths.plan(plan)) };
    },
    'a coupon': async () => {
      const { code } = await storeCoupon(db);
      return { coupon: code, coupon_etag: await etagOf(paths.coupon(code)) };
    },
    'the code of a coupon to come': async () => ({ coupon: `NEW${randomUUID().slice(0, 8)}` }),
    'a person and a course': async () => {
      const { email } = await storePerson(db);
      return { email, course: (await storeCourse(db)).course_id };
    },
    'a grant': async () => {
      const { id } = await storePerson(db);
      await storeGrant(db, id, (await storeCourse(db)).course_id);
      const { grant_id } = await db('grants').where('user_id', id).first<{ grant_id: string }>('grant_id');
      return { grant: grant_id };
    },
    'an order under review': async () => {
      const sale = await buyers.paid();
      await db('orders').where('order_id', sale.order.order_id).update({ review: 'the amount differs' });
      return orderValuesOf(sale);
    },
    'an event that is stuck': async () => {
      const event = randomUUID();
      const raw = Buffer.from('{}');
      await db('gateway_events').insert({ event_id: event, type: 'order.paid', raw, received_at: new Date(0) });
      return { event };
    },
    'a pending order': async () => orderValuesOf(await buyers.ordered()),
    'a pending order that the gateway has been paid': async () => {
      const sale = await buyers.paidThere();
      const { payment, gatewayOrder: gateway_order, signature } = sale;
      return { ...orderValuesOf(sale), payment, gateway_order, signature };
    },
    'a paid order': async () => orderValuesOf(await buyers.paid()),
    'an order paid four days ago': async () => {
      const sale = await buyers.onSale();
      const { orderId, items } = await storePaidOrder(db, {
        userId: sale.buyer.id,
        items: [{ courseId: sale.course, price: sale.total }],
        paidAt: new Date(Date.now() - fourDaysMs),
      });
      return { ...valuesOf(sale), order: orderId, item: items[0]?.itemId ?? '' };
    },
    'an order that was refunded': async () => orderValuesOf(await buyers.refunded()),
    'no such order': async () => ({ order: randomUUID() }),
  };
  return {
    app,
    states,
    headers: (role, { buyer = 1 }) => ({ authorization: `Bearer ${tokens.signToken({ id: buyer, role })}` }),
    close: stop,
  };
}
