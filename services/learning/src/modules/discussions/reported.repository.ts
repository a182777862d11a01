import type { Reported, ReportedListQuery } from '@vidyapath/http/learning-discussions';
import { reportedSortFields } from '@vidyapath/http/learning-names';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

/** A thread, or with `post_id` a post of it. */
export interface Item {
  thread_id: string;
  post_id: string | null;
}

export type ReportedRow = Omit<Reported, 'created_at' | 'last_reported_at'> & {
  item_id: string;
  created_at: Date;
  last_reported_at: Date | null;
};

const rules: ListRules = {
  sortable: {
    ...Object.fromEntries(reportedSortFields.map((field) => [field, field])),
    last_reported_at: `coalesce(last_reported_at, '-infinity'::timestamptz)`,
  },
  searchable: [`coalesce(title, '')`, `coalesce(body, '')`],
  tiebreaker: 'item_id',
};

/** The two halves of the list, each through an index of the few rows that it is about. */
const itemsSql = (where: string) => `
  select 'thread' as kind, t.thread_id as item_id, t.thread_id, null::uuid as post_id, t.course_id, t.title,
         case when t.deleted_at is null then t.body end as body, t.author_name, t.by_staff, t.created_at,
         t.hidden_at is not null as hidden, t.hidden_reason, t.report_count, t.last_reported_at
    from threads t where t.${where}
  union all
  select 'post', p.post_id, p.thread_id, p.post_id, p.course_id, t.title,
         case when p.deleted_at is null then p.body end, p.author_name, p.by_staff, p.created_at,
         p.hidden_at is not null, p.hidden_reason, p.report_count, p.last_reported_at
    from posts p join threads t on t.thread_id = p.thread_id where p.${where}`;

const newestReports = `
  (select coalesce(json_agg(r), '[]') from (
     select reason, created_at from reports
      where reports.thread_id = items.thread_id and reports.post_id is not distinct from items.post_id
        and settled_at is null
      order by created_at desc limit 10) r) as reports`;

export function listReported(db: Database, { status = 'reported', course_id, sort, ...query }: ReportedListQuery) {
  const items = itemsSql(status === 'reported' ? 'report_count > 0' : 'hidden_at is not null');
  const list = db
    .from(
      db.raw(
        `(select i.*, c.course_name, coalesce(c.course_name_hi, '') as course_name_hi
            from (${items}) i left join courses c on c.course_id = i.course_id) items`,
      ),
    )
    .select('items.*', db.raw(newestReports));
  if (course_id !== undefined) void list.where('course_id', course_id);
  return readList<ReportedRow>(list, { ...query, sort: sort ?? 'last_reported_at:desc' }, rules);
}

const tableOf = ({ post_id }: Item): 'threads' | 'posts' => (post_id === null ? 'threads' : 'posts');
const keyOf = ({ thread_id, post_id }: Item) => (post_id === null ? { thread_id } : { post_id });

/** One open report a person. */
export async function insertReport(
  trx: Knex.Transaction,
  item: Item,
  by: { user_id: number; reason: string; at: Date },
): Promise<void> {
  const { user_id, reason, at } = by;
  const stored: unknown[] = await trx('reports')
    .insert({ thread_id: item.thread_id, post_id: item.post_id, user_id, reason, created_at: at })
    .onConflict()
    .ignore()
    .returning('report_id');
  if (stored.length > 0)
    await trx(tableOf(item))
      .where(keyOf(item))
      .update({ report_count: trx.raw('report_count + 1'), last_reported_at: at });
}

/** Staff has decided about its reports. */
export async function settleReports(trx: Knex.Transaction, item: Item, at: Date, fields: object): Promise<void> {
  await trx('reports')
    .where({ thread_id: item.thread_id, post_id: item.post_id, settled_at: null })
    .update({ settled_at: at });
  await trx(tableOf(item))
    .where(keyOf(item))
    .update({ ...fields, report_count: 0 });
}
