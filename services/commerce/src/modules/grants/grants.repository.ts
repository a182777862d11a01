import type { Grant, GrantListQuery } from '@vidyapath/http/commerce-access';
import type { ListPage, ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList, type StreamedList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

/** A grant with the names of what it is about. */
export type GrantRow = Omit<Grant, 'starts_at' | 'ends_at' | 'created_at' | 'revoked_at'> & {
  starts_at: Date;
  ends_at: Date | null;
  created_at: Date;
  revoked_at: Date | null;
};

export type NewGrant = Pick<
  GrantRow,
  'user_id' | 'scope' | 'course_id' | 'source' | 'ends_at' | 'reason' | 'waiting'
> & {
  created_by: number | null;
};

const rules: ListRules = {
  sortable: {
    grant_id: 'grants.grant_id',
    user_id: 'grants.user_id',
    email: `lower(coalesce(people.email, ''))`,
    name: `lower(coalesce(people.name, ''))`,
    scope: 'grants.scope',
    course_id: 'coalesce(grants.course_id, 0)',
    source: 'grants.source',
    starts_at: 'grants.starts_at',
    ends_at: `coalesce(grants.ends_at, 'infinity')`,
    created_at: 'grants.created_at',
    revoked_at: `coalesce(grants.revoked_at, 'infinity')`,
    waiting: 'grants.waiting',
  },
  searchable: ['people.email', 'people.name'],
  defaultOrder: [{ by: 'grants.created_at', desc: true }],
  tiebreaker: 'grants.grant_id',
};

export function findGrantList(
  on: Knex,
  { user_id, course_id, ...query }: GrantListQuery,
): Promise<ListPage<GrantRow> | StreamedList<GrantRow>> {
  const rows = named(on);
  if (user_id !== undefined) void rows.where('grants.user_id', user_id);
  if (course_id !== undefined) void rows.where('grants.course_id', course_id);
  return readList<GrantRow>(rows, query, rules);
}

export const findGrant = async (on: Knex, id: string): Promise<GrantRow | undefined> =>
  named(on).where('grant_id', id).first<GrantRow | undefined>();

/** It begins now, or when it is released. */
export async function insertGrant(trx: Knex.Transaction, grant: NewGrant, now: Date): Promise<GrantRow> {
  const [row] = await trx('grants')
    .insert({ ...grant, starts_at: now, created_at: now })
    .returning<{ grant_id: string }[]>('grant_id');
  return stored(trx, row?.grant_id ?? '');
}

/** Begins the waiting ones of these people; one whose last day has passed meanwhile is over at once. */
export async function endWaiting(trx: Knex.Transaction, userIds: readonly number[], now: Date): Promise<GrantRow[]> {
  const ids = await trx('grants')
    .whereIn('user_id', [...userIds])
    .where('waiting', true)
    .update({ waiting: false, starts_at: trx.raw('least(ends_at, ?::timestamptz)', [now]) })
    .returning<{ grant_id: string }[]>('grant_id');
  return Promise.all(ids.map(({ grant_id }) => stored(trx, grant_id)));
}

/** Undefined where it is revoked already. */
export async function endGrant(
  trx: Knex.Transaction,
  id: string,
  { at, actorId, reason }: { at: Date; actorId: number | null; reason: string },
): Promise<GrantRow | undefined> {
  const changed = await trx('grants')
    .where('grant_id', id)
    .whereNull('revoked_at')
    .update({ revoked_at: at, revoked_by: actorId, revoke_reason: reason, waiting: false });
  return changed === 0 ? undefined : stored(trx, id);
}

async function stored(on: Knex, id: string): Promise<GrantRow> {
  const row = await findGrant(on, id);
  if (!row) throw new Error('The grant was not stored.');
  return row;
}

const named = (on: Knex) =>
  on('grants')
    .leftJoin('people', 'people.user_id', 'grants.user_id')
    .leftJoin('courses', 'courses.course_id', 'grants.course_id')
    .leftJoin('order_items', 'order_items.item_id', 'grants.item_id')
    .select(
      'grants.grant_id',
      'grants.user_id',
      'people.email',
      'people.name',
      'grants.scope',
      'grants.course_id',
      { course_name: 'courses.title', course_name_hi: 'courses.title_hi' },
      'grants.source',
      'order_items.order_id',
      'grants.starts_at',
      'grants.ends_at',
      'grants.created_at',
      'grants.reason',
      'grants.revoked_at',
      'grants.revoke_reason',
      'grants.waiting',
    );
