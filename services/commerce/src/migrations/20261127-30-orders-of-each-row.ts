import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Orders were counted in the row of their first item alone; `sales_days` gets them in the rows of their other courses and plans. */
export const ordersOfEachRow: Migration = {
  name: '20261127-30-orders-of-each-row',
  up: (db) =>
    db.raw(`
      with sold as (
        select order_id, (issued_at at time zone 'Asia/Kolkata')::date as day from documents where refund_id is null
        union all
        select order_id, (paid_at at time zone 'Asia/Kolkata')::date from orders where given_counted
      ), rows as (
        select dimension, coalesce(id::text, 'none') as key, day, order_id
          from sold join order_items using (order_id)
          cross join lateral (values ('course', course_id), ('plan', plan_id)) as item (dimension, id)
         group by 1, 2, 3, 4
        having min(position) > 0
      )
      update sales_days set orders = orders + more.count
        from (select dimension, key, day, count(*) from rows group by 1, 2, 3) more
       where (sales_days.dimension, sales_days.key, sales_days.day) = (more.dimension, more.key, more.day)
    `),
};
