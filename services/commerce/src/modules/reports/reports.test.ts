import type { SalesReport } from '@vidyapath/http/commerce-reports';
import { registeredSeller, staff, startDocuments, type Documents } from '../../testing/documents-fixture';
import { ordersOfEachRow } from '../../migrations/20261127-30-orders-of-each-row';
import { countGivenOrder, issueCreditNote, issueInvoice } from '../documents/documents';
import { storePaidOrder, storeRefund } from '../../testing/stored-order';

let documents: Documents;
beforeAll(async () => {
  documents = await startDocuments();
  await fill();
  await Promise.all([documents.countGiven(), documents.countGiven()]);
});
afterAll(() => documents.stop());

const report = '/api/commerce/reports/sales';
const year = 'from=2026-04-01&to=2027-03-31';
const below = (most: number) => Math.floor(Math.random() * most);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const dayMs = 24 * 3_600_000;

interface Counted {
  day: string;
  keys: Record<'course' | 'plan' | 'coupon' | 'state' | 'method', string>;
  /** Of a refund undefined. */
  order?: number;
  gross: number;
  discount: number;
  refunded: number;
}
const counted: Counted[] = [];
const dayInIndia = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);

/** Random orders, refunds with a note and without, and orders that cost nothing. */
async function fill(): Promise<void> {
  const { db } = documents;
  for (let count = 0; count < 60; count++) {
    const paidAt = new Date(Date.parse('2026-04-01T00:00:00+05:30') + below(360 * dayMs));
    const state = pick(['21', '27', '29'] as const);
    const coupon = pick([undefined, 'DIWALI', 'NEW']);
    const method = pick(['upi', 'card']);
    const given = count % 10 === 0;
    const price = () => 100 + below(200_000);
    const items = Array.from({ length: 1 + below(3) }, (_, index) => {
      const amount = price();
      const which = index === 2 ? { planId: 1 + below(2) } : { courseId: 1 + index * 5 + below(5) };
      return { ...which, price: amount, discount: given ? amount : coupon ? below(50) : 0 };
    });
    const order = await storePaidOrder(db, { items, state, paidAt, method, ...(coupon && { coupon }) });
    // Every other one that cost nothing is from before these were counted.
    if (!given) await db.transaction((trx) => issueInvoice(trx, registeredSeller, order.orderId, paidAt));
    else if (count % 20 === 0) await db.transaction((trx) => countGivenOrder(trx, order.orderId, paidAt));
    const keysOf = (index: number) => ({
      course: String(items[index]?.courseId ?? 'none'),
      plan: String((items[index] as { planId?: number }).planId ?? 'none'),
      coupon: coupon ?? 'none',
      state,
      method: given ? 'none' : method,
    });
    items.forEach(({ price, discount }, index) =>
      counted.push({
        day: dayInIndia(paidAt),
        keys: keysOf(index),
        order: count,
        gross: price,
        discount,
        refunded: 0,
      }),
    );
    if (given || below(2)) continue;
    const processedAt = new Date(paidAt.getTime() + below(3 * dayMs));
    const [first] = order.items;
    const refunded = [{ itemId: first?.itemId ?? '', amount: first?.total ?? 0 }];
    const noteWaits = below(3) === 0;
    const refundId = await storeRefund(db, order, {
      items: refunded,
      processedAt,
      cause: noteWaits ? 'dispute' : 'buyer',
    });
    if (!noteWaits) await db.transaction((trx) => issueCreditNote(trx, refundId, processedAt));
    const refund = { day: dayInIndia(processedAt), keys: keysOf(0), refunded: first?.total ?? 0 };
    counted.push({ ...refund, gross: 0, discount: 0 });
  }
}

const get = async (query: string): Promise<SalesReport> => (await documents.get(`${report}?${query}`, staff)).json();

const monday = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
};
const keyOf = {
  day: ({ day }: Counted) => day,
  week: ({ day }: Counted) => monday(day),
  month: ({ day }: Counted) => day.slice(0, 7),
  course: ({ keys }: Counted) => keys.course,
  plan: ({ keys }: Counted) => keys.plan,
  coupon: ({ keys }: Counted) => keys.coupon,
  state: ({ keys }: Counted) => keys.state,
  method: ({ keys }: Counted) => keys.method,
};

test.each(Object.keys(keyOf) as (keyof typeof keyOf)[])('grouped by %s the report equals a recount', async (group) => {
  for (const query of [year, 'from=2026-07-10&to=2026-10-02']) {
    const { from, to, rows, totals } = await get(`${query}&group_by=${group}`);
    const lines = counted.filter(({ day }) => day >= from && day <= to);
    const ordersOf = (some: Counted[]) => new Set(some.flatMap(({ order }) => order ?? [])).size;
    const expected = new Map<string, { gross: number; discount: number; refunded: number; orders: number }>();
    for (const key of new Set(lines.map(keyOf[group]))) {
      const some = lines.filter((line) => keyOf[group](line) === key);
      const sum = { gross: 0, discount: 0, refunded: 0, orders: ordersOf(some) };
      for (const line of some) for (const name of ['gross', 'discount', 'refunded'] as const) sum[name] += line[name];
      expected.set(key, sum);
    }
    const seen = rows.map((row) => [
      row.key,
      { gross: row.gross_paise, discount: row.discount_paise, refunded: row.refunded_paise, orders: row.orders },
    ]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
    for (const name of Object.keys(totals) as (keyof typeof totals)[])
      if (name !== 'orders') expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(totals[name]);
    expect(totals.orders).toBe(ordersOf(lines));
    expect(totals.net_paise).toBe(totals.gross_paise - totals.discount_paise - totals.refunded_paise);
  }
});

test('says whether its days carry tax, which a seller without GSTIN adds to no document', async () => {
  const taxedOf = async (days: string) => (await documents.get(`${report}?${days}`, staff)).json<SalesReport>().taxed;
  expect([await taxedOf(year), await taxedOf('from=2020-01-01&to=2020-01-02')]).toEqual([true, false]);
});

test('an order stands in the row of each course and plan; those of an older release are added', async () => {
  const own = await startDocuments();
  const paidAt = new Date('2026-05-01T10:00:00Z');
  const items = [
    { courseId: 1, price: 500 },
    { courseId: 2, price: 700 },
    { planId: 3, price: 900 },
  ];
  const { orderId } = await storePaidOrder(own.db, { items, paidAt });
  await own.db.transaction((trx) => issueInvoice(trx, registeredSeller, orderId, paidAt));
  const rowsOf = (dimension: string) => own.db('sales_days').where({ dimension });
  const ordersBy = async (dimension: string) =>
    (await rowsOf(dimension).orderBy('key').select<{ key: string; orders: number }[]>('key', 'orders')).map(
      ({ key, orders }) => [key, orders],
    );
  const courses = [
    ['1', 1],
    ['2', 1],
    ['none', 1],
  ];
  const plans = [
    ['3', 1],
    ['none', 1],
  ];
  expect([await ordersBy('course'), await ordersBy('plan'), await ordersBy('all')]).toEqual([
    courses,
    plans,
    [['', 1]],
  ]);
  await rowsOf('course').whereNot('key', '1').update({ orders: 0 });
  await rowsOf('plan').whereNot('key', 'none').update({ orders: 0 });
  await ordersOfEachRow.up(own.db);
  expect([await ordersBy('course'), await ordersBy('plan')]).toEqual([courses, plans]);
  await own.stop();
});

test('taxes are those of invoices less those of credit notes', async () => {
  const { totals } = await get(`${year}&group_by=state`);
  const { rows } = await documents.db.raw<{ rows: Record<string, string>[] }>(
    `select sum(cgst_paise * sign) as cgst, sum(igst_paise * sign) as igst, sum(taxable_paise * sign) as taxable
     from documents, lateral (select case when refund_id is null then 1 else -1 end as sign) s`,
  );
  expect({ cgst: totals.cgst_paise, igst: totals.igst_paise, taxable: totals.taxable_paise }).toEqual({
    cgst: Number(rows[0]?.cgst),
    igst: Number(rows[0]?.igst),
    taxable: Number(rows[0]?.taxable),
  });
});

test.each([
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=2000-01-01&to=2026-03-01', 'to'],
  ['from=2026-01-01', 'to'],
  [`${year}&group_by=person`, 'group_by'],
])('%s is refused and named', async (query, field) => {
  const answer = await documents.get(`${report}?${query}`, staff);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
});

test.each(['sales', 'sales.csv', 'orders.csv'])('%s is for staff', async (name) => {
  const statusOf = async (reader?: { id: number }) =>
    (await documents.get(`/api/commerce/reports/${name}?${year}`, reader)).statusCode;
  expect([await statusOf(), await statusOf({ id: 3 }), await statusOf(staff)]).toEqual([401, 403, 200]);
});

test('the file of the report has the same rows in rupees', async () => {
  const { rows } = await get(`${year}&group_by=coupon`);
  const answer = await documents.get(`${report}.csv?${year}&group_by=coupon`, staff);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toBe('\uFEFFkey,label,orders,items,gross,discount,refunded,net,taxable,cgst,sgst,igst');
  expect(lines).toHaveLength(rows.length + 2);
  const [first] = rows;
  expect(lines[1]?.split(',')[4]).toBe(((first?.gross_paise ?? 0) / 100).toFixed(2));
});

test('the file of orders has a line for each item, also over many batches, and computes nothing', async () => {
  const { db } = documents;
  const paidAt = new Date('2028-05-01T10:00:00Z');
  const title = '=HYPERLINK("https://evil.example","हिन्दी")';
  for (let count = 0; count < 205; count++)
    await storePaidOrder(db, { items: [{ price: 500, title }, { price: 700 }], paidAt, name: '@Ananya, Rao' });
  const { body } = await documents.get('/api/commerce/reports/orders.csv?from=2028-05-01&to=2028-05-01', staff);
  const lines = body.split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(410);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(205);
  expect(lines[0]).toContain(`"'=HYPERLINK(""https://evil.example"",""हिन्दी"")"`);
  expect(lines[0]).toContain(`"'@Ananya, Rao"`);
  expect(lines[0]).toContain(',5.00,0.00,5.00,0.00,');
});
