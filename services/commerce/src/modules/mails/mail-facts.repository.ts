import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';

interface Reader {
  email: string;
  email_verified: boolean | null;
  language: Locale;
}

export interface OrderFacts extends Reader {
  order_id: string;
  order_number: string;
  total_paise: string;
  titles: string[];
  /** Of the invoice or receipt; null where nothing was to pay. */
  document: string | null;
}

export interface RefundFacts extends Reader {
  order_id: string;
  order_number: string;
  amount_paise: string;
  /** Empty: of a payment that paid no order. */
  titles: string[];
  note: string | null;
}

export interface GrantFacts extends Reader {
  course_id: number | null;
  /** Null: of all courses. */
  course: string | null;
  ends_at: Date | null;
  revoke_reason: string | null;
}

const titleOf = (table: string, language: string): string =>
  `case ${language} when 'hi' then coalesce(nullif(${table}.title_hi, ''), ${table}.title) else ${table}.title end`;
const itemTitle = titleOf('order_items', 'orders.language');
const reader = `people.email, people.email_verified, people.deleted as erased`;
const readers = `left join people on people.user_id = orders.user_id`;

/** A user whose account was erased gets no mail. @throws for a user whose account has not arrived yet, so that the job tries again */
async function first<Row>(db: Database, sql: string, id: string): Promise<Row | undefined> {
  const [row] = (await db.raw<{ rows: (Row & { erased: boolean | null })[] }>(sql, [id])).rows;
  if (row?.erased === null) throw new Error('The reader of a mail is not known yet.');
  return row?.erased ? undefined : row;
}

export const findOrderFacts = (db: Database, orderId: string): Promise<OrderFacts | undefined> =>
  first(
    db,
    `select ${reader}, orders.language, orders.order_id, order_number, orders.total_paise, documents.number as document,
       array(select ${itemTitle} from order_items where order_items.order_id = orders.order_id order by position) as titles
     from orders ${readers}
       left join documents on documents.order_id = orders.order_id and documents.refund_id is null
     where orders.order_id = ?`,
    orderId,
  );

export const findRefundFacts = (db: Database, refundId: string): Promise<RefundFacts | undefined> =>
  first(
    db,
    `select ${reader}, orders.language, orders.order_id, order_number, refunds.amount_paise, documents.number as note,
       array(select ${itemTitle} from refund_items join order_items using (item_id)
         where refund_items.refund_id = refunds.refund_id order by position) as titles
     from refunds join orders on orders.order_id = refunds.order_id ${readers}
       left join documents on documents.refund_id = refunds.refund_id
     where refunds.refund_id = ?`,
    refundId,
  );

export const findGrantFacts = (db: Database, grantId: string): Promise<GrantFacts | undefined> =>
  first(
    db,
    `select ${reader}, people.language, grants.course_id, ${titleOf('courses', 'people.language')} as course, ends_at, revoke_reason
     from grants left join people on people.user_id = grants.user_id
       left join courses on courses.course_id = grants.course_id
     where grant_id = ?`,
    grantId,
  );
