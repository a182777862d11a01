import type { Database } from '@vidyapath/service-kit/database/database';
import type { DayRange } from '@vidyapath/service-kit/time/day-range';

/** An item of a paid order, with what its order says. */
export interface SoldItemRow {
  order_number: string;
  /** A day of India. */
  paid_on: string;
  paid_at: Date;
  status: string;
  name: string;
  email: string | null;
  state: string;
  gstin: string | null;
  document: string | null;
  kind: string;
  course_id: number | null;
  plan_id: number | null;
  title: string;
  price_paise: string;
  discount_paise: string;
  total_paise: string;
  refunded_paise: string;
  taxable_paise: string | null;
  cgst_paise: string | null;
  sgst_paise: string | null;
  igst_paise: string | null;
  coupon_code: string | null;
  method: string | null;
  gateway_payment_id: string | null;
}

interface Place {
  order_id: string;
  place: string;
}

const ordersABatch = 200;
const nilId = '00000000-0000-0000-0000-000000000000';

/** The items of orders paid in the range, in batches that are read as fast as they are taken; none is held while the reader is slow. */
export async function* soldItems(db: Database, { start, end }: DayRange): AsyncGenerator<SoldItemRow[]> {
  let after: Place = { order_id: nilId, place: start.toISOString() };
  for (;;) {
    const { rows } = await db.raw<{ rows: (SoldItemRow & Place)[] }>(batch, { ...after, end, limit: ordersABatch });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

const batch = `
  with page as (
    select * from orders
    where paid_at >= :place::timestamptz and paid_at < :end and (paid_at, order_id) > (:place::timestamptz, :order_id::uuid)
    order by paid_at, order_id limit :limit
  )
  select page.order_id, page.paid_at::text as place, order_number, page.status, coupon_code,
    page.paid_at, (page.paid_at at time zone 'Asia/Kolkata')::date::text as paid_on,
    billing ->> 'name' as name, people.email, billing ->> 'place_of_supply' as state, billing ->> 'gstin' as gstin,
    documents.number as document, item.kind, item.course_id, item.plan_id, item.title, item.price_paise, item.discount_paise,
    item.total_paise, item.refunded_paise, item.taxable_paise, item.cgst_paise, item.sgst_paise, item.igst_paise,
    payments.method, payments.gateway_payment_id
  from page join order_items item using (order_id) left join people using (user_id)
    left join documents on documents.order_id = page.order_id and documents.refund_id is null
    left join payments on payments.order_id = page.order_id and payments.pays_order
  order by page.paid_at, page.order_id, item.position`;
