import { type NotificationKind, personalKinds } from '@vidyapath/http/notification-kinds';
import { editorRoles } from '@vidyapath/http/roles';
import type { NotificationListQuery, ReadNotificationsBody } from '@vidyapath/http/support-notifications';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import type { NewNotification } from './new-notification';

export interface NotificationRow {
  notification_id: string;
  user_id: number;
  type: NotificationKind;
  params: Record<string, string | number | boolean | null>;
  link: string;
  topic: string | null;
  created_at: Date;
  read_at: Date | null;
  mailed_at: Date | null;
}

/** Of one person; `all` counts those for staff too. */
export interface UnreadCounts {
  all: number;
  personal: number;
}

/** Channels belong to the database, so the name has the service in it. */
export const unreadChannel = 'support_unread';

const rules: ListRules = {
  sortable: {
    notification_id: 'notification_id',
    type: 'type',
    link: 'link',
    created_at: 'created_at',
    read_at: `coalesce(read_at, 'infinity')`,
  },
  searchable: ['params::text'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'notification_id',
};

const mine = (on: Knex, userId: number, kinds: readonly NotificationKind[]) =>
  on<NotificationRow>('notifications').where('user_id', userId).whereIn('type', kinds);

export const findNotifications = (
  on: Knex,
  userId: number,
  kinds: readonly NotificationKind[],
  query: NotificationListQuery,
) => {
  const listed = mine(on, userId, kinds).select('*');
  if (query.unread !== undefined) void (query.unread ? listed.whereNull('read_at') : listed.whereNotNull('read_at'));
  return readList<NotificationRow>(listed, query, rules);
};

export async function countUnread(on: Knex, userId: number, kinds: readonly NotificationKind[]): Promise<number> {
  const [row] = await mine(on, userId, kinds).whereNull('read_at').count<{ count: string }[]>('* as count');
  return Number(row?.count ?? 0);
}

/** Of those who have any. */
export async function countUnreadOf(on: Knex, userIds: readonly number[]): Promise<Map<number, UnreadCounts>> {
  const { rows } = await on.raw<{ rows: { user_id: number; all: number; personal: number }[] }>(
    `select user_id, count(*)::int as "all", (count(*) filter (where type = any(?)))::int as personal
     from notifications where user_id = any(?) and read_at is null group by user_id`,
    [[...personalKinds], [...userIds]],
  );
  return new Map(rows.map(({ user_id, ...counts }) => [user_id, counts]));
}

export const findNotification = (on: Knex, notificationId: string) =>
  on<NotificationRow>('notifications').where('notification_id', notificationId).first();

/** All that are not read by default. */
export async function markRead(
  trx: Knex,
  userId: number,
  kinds: readonly NotificationKind[],
  { ids, topic }: Pick<ReadNotificationsBody, 'ids' | 'topic'>,
  at: Date,
) {
  const marked = mine(trx, userId, kinds).whereNull('read_at').update('read_at', at);
  if (ids) void marked.whereIn('notification_id', ids);
  if (topic) void marked.where({ topic });
  return marked;
}

/** True where it may be mailed: no unread one of its topic was. */
export const claimMail = (db: Knex, { notification_id, user_id, topic }: NotificationRow, at: Date): Promise<boolean> =>
  db.transaction(async (trx) => {
    if (topic === null) return true;
    // Two of a topic take turns, so that one of them sees the other's claim.
    const unread = await trx<NotificationRow>('notifications')
      .where({ user_id, topic })
      .whereNull('read_at')
      .orderBy('notification_id')
      .forUpdate()
      .select('notification_id', 'mailed_at');
    if (unread.some((other) => other.mailed_at && other.notification_id !== notification_id)) return false;
    await trx('notifications').where({ notification_id }).update({ mailed_at: at });
    return true;
  });

/** True the first time. */
export async function claimCause(trx: Knex.Transaction, cause: string): Promise<boolean> {
  const claimed: unknown[] = await trx('told_causes').insert({ cause }).onConflict('cause').ignore().returning('cause');
  return claimed.length > 0;
}

/** Stores one for each recipient whose account is not deleted. */
export async function insertNotifications(
  trx: Knex.Transaction,
  { type, params, link, topic, at, to }: NewNotification,
) {
  const people =
    to === 'staff'
      ? trx('people')
          .where('deleted', false)
          .whereIn('role', [...editorRoles])
          .select('user_id')
      : trx
          .select(trx.raw('?::int as user_id', [to]))
          .whereNotExists(trx('people').where({ user_id: to, deleted: true }));
  const values = trx
    .select(
      'user_id',
      trx.raw('?::text, ?::jsonb, ?::text, ?::text, ?::timestamptz', [
        type,
        JSON.stringify(params),
        link,
        topic ?? null,
        at,
      ]),
    )
    .from(people.as('readers'));
  const rows: Pick<NotificationRow, 'notification_id' | 'user_id'>[] = await trx
    .into(trx.raw('notifications (user_id, type, params, link, topic, created_at)'))
    .insert(values)
    .returning(['notification_id', 'user_id']);
  return rows;
}

/** Notifies all replicas, once `trx` is committed, that the unread counts of these people have changed. */
export const announceChange = (trx: Knex, userIds: readonly number[]) =>
  trx.raw('select pg_notify(?, user_id::text) from unnest(?::int[]) as user_id', [unreadChannel, [...userIds]]);

/** With the person's choices and grants. */
export async function deleteNotificationsOfPerson(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const table of ['notifications', 'mail_choices', 'grants']) await trx(table).where('user_id', userId).delete();
}

/** Those of staff about a person's tickets, which have their subject. */
export async function deleteNotificationsOfTickets(trx: Knex.Transaction, ticketIds: readonly string[]): Promise<void> {
  const links = ticketIds.map((ticketId) => `/helpdesk/tickets/${ticketId}`);
  await trx('notifications').where('type', 'ticket-waiting').whereIn('link', links).delete();
}
