import { type AuditContext, type AuditRecord, auditRow } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';

export interface CountedEntry extends Pick<AuditRecord, 'before' | 'after'> {
  by: AuditContext & { client: string };
  action: string;
  resource: { type: string; id: number | string | null };
  /** The account of the entry; undefined for an address that no account has. */
  account: number | undefined;
}

/** How many entries of one action, account and address are separate in {@link windowMinutes}; further ones are counted. */
const singleEntries = 5;
const windowMinutes = 15;
const batchRows = 1_000;

/** Adds an action that callers may repeat without limit; repeats are counted, so that they cannot fill the trail. */
export async function recordCounted(trx: Knex.Transaction, { account = 0, ...record }: CountedEntry): Promise<void> {
  const row = auditRow(record);
  const { action, client, actor_id, actor_name, actor_role } = row;
  const [{ entries }] = (await trx('audit_counters')
    .insert({ action, account, client, actor_id, actor_name, actor_role })
    .onConflict(['action', 'account', 'client'])
    .merge({ entries: trx.raw<number>('audit_counters.entries + 1') })
    .returning('entries')) as [{ entries: number }];
  if (entries <= singleEntries) await trx('audit').insert(row);
}

/** Writes one entry for all counted ones of a window that has ended. */
export async function writeCountedEntries(db: Database): Promise<void> {
  for (let ended = batchRows; ended === batchRows;) {
    const { rows } = await db.raw<{ rows: [{ ended: number }] }>(
      `with ended as (
         delete from audit_counters where ctid = any(array(
           select ctid from audit_counters where since <= now() - make_interval(mins => :windowMinutes) limit :batchRows for update skip locked
         )) returning *
       ), entry as (
         insert into audit (actor_id, actor_name, actor_role, action, resource_type, resource_id, changes, client)
         select actor_id, actor_name, actor_role, action, 'user', nullif(account, 0)::text,
           jsonb_build_array(
             jsonb_build_object('field', 'count', 'after', entries - :singleEntries),
             jsonb_build_object('field', 'since', 'after', since)
           ), client
         from ended where entries > :singleEntries
       )
       select count(*)::int as ended from ended`,
      { windowMinutes, batchRows, singleEntries },
    );
    ended = rows[0].ended;
  }
}
