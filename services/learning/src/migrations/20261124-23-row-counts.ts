import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** How many rows lists have, so that no list counts them: of each course, by what the lists filter. */
export const rowCounts: Migration = {
  name: '20261124-23-row-counts',
  up: async (db) => {
    await db.raw(`
      create table row_counts (
        counted text not null,
        part text not null,
        course_id integer not null,
        count integer not null,
        primary key (counted, part, course_id)
      );
    `);
    await countRowsOf(db, 'reviews', 'status');
  },
};

type Schema = Parameters<Migration['up']>[0];

/** Triggers for each statement, which go through the keys in one order, so that two of them never wait for each other. */
export async function countRowsOf(db: Schema, table: string, part: string): Promise<void> {
  const rows = (from: string, sign: 1 | -1) => `select course_id, ${part} as part, ${sign} as n from ${from}`;
  const store = (changed: string) => `
    insert into row_counts as c (counted, part, course_id, count)
    select '${table}', part, course_id, sum(n) from (${changed}) changed
     group by part, course_id having sum(n) <> 0 order by part, course_id
    on conflict (counted, part, course_id) do update set count = c.count + excluded.count;`;
  await db.raw(`
    create function count_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${store(rows('fresh', 1))}
      elsif tg_op = 'DELETE' then ${store(rows('stale', -1))}
      else ${store(`${rows('fresh', 1)} union all ${rows('stale', -1)}`)}
      end if;
      return null;
    end $$;
    create trigger ${table}_counted_insert after insert on ${table}
      referencing new table as fresh for each statement execute function count_${table}();
    create trigger ${table}_counted_delete after delete on ${table}
      referencing old table as stale for each statement execute function count_${table}();
    create trigger ${table}_counted_update after update on ${table}
      referencing new table as fresh old table as stale for each statement execute function count_${table}();
  `);
}
