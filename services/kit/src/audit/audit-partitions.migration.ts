import type { Knex } from 'knex';
import type { Database } from '../database/database';
import type { HousekeepingJob } from '../jobs/housekeeping';
import type { Migration } from '../database/migrate';
import { sqlIdentifier } from '../database/sql-identifier';

/**
 * Splits the table of {@link auditMigration} into monthly partitions and drops those whose newest entry is older than `keep`. The existing
 * table becomes the first partition, without being copied or read under a lock.
 *
 * The function that adds and drops partitions belongs to the login that migrates, and its time is fixed: the service's role may
 * call it and cannot drop a younger entry.
 */
export const auditPartitions = (keep: '6 months' | '24 months'): Migration => ({
  name: '20261123-03-audit-partitions',
  inOneTransaction: false,
  up: async (db) => {
    const schema = await asOwner(db, async (trx) => {
      const { rows } = await trx.raw<{ rows: [{ schema: string; done: boolean }] }>(
        "select current_schema() as schema, (select relkind = 'p' from pg_class where oid = 'audit'::regclass) as done",
      );
      const [{ schema: name, done }] = rows;
      if (!done) await trx.raw(boundAsConstraint);
      return done ? undefined : sqlIdentifier(name);
    });
    if (!schema) return;
    await asOwner(db, (trx) => trx.raw('alter table audit validate constraint audit_before_partitions'));
    await asOwner(db, async (trx, role) => {
      await trx.raw(partitionedTable);
      await trx.raw(keepFunction(schema, keep));
      if (role) {
        await trx.raw('revoke all on audit_before_partitions from ??', [role]);
        await trx.raw('grant select on audit to ??', [role]);
        await trx.raw(
          'grant insert (actor_id, actor_name, actor_role, action, resource_type, resource_id, changes, client, request_id) on audit to ??',
          [role],
        );
        await trx.raw('grant execute on function keep_audit_partitions() to ??', [role]);
      }
      await trx.raw('select keep_audit_partitions()');
    });
  },
});

/** A transaction of the login; `role`: that of the service, if it has one. */
async function asOwner<Result>(
  db: Knex,
  work: (trx: Knex.Transaction, role: string | undefined) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: [{ role: string }] }>('select current_user as role');
    await trx.raw('set local role none');
    const { rows: own } = await trx.raw<{ rows: [{ login: string }] }>('select current_user as login');
    const [{ role }] = rows;
    const [{ login }] = own;
    return work(trx, role === login ? undefined : role);
  });
}

/** The first month with its own partition. The existing table also takes entries of the next month, in which the migration may still run. */
const firstMonth = "date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '2 months'";

/** With this constraint PostgreSQL attaches the table as a partition without reading it; the check of the constraint does not block writers. */
const boundAsConstraint = `
  do $$ begin
    if not exists (select from pg_constraint where conrelid = 'audit'::regclass and conname = 'audit_before_partitions') then
      execute format('alter table audit add constraint audit_before_partitions check (at < %L) not valid', ${firstMonth});
    end if;
  end $$`;

const partitionedTable = `
  do $$ declare next_id bigint := nextval(pg_get_serial_sequence('audit', 'id')); begin
    alter table audit alter column id drop identity;
    alter table audit rename to audit_before_partitions;
    create table audit (like audit_before_partitions including defaults including generated) partition by range (at);
    alter table audit alter column id add generated always as identity;
    perform setval(pg_get_serial_sequence('audit', 'id'), next_id);
    create index on audit (actor_id, id);
    create index on audit (action, id);
    create index on audit (resource_type, resource_id, id);
    create index on audit (at, id);
    create index on audit using gin (search_text public.gin_trgm_ops);
    execute format('alter table audit attach partition audit_before_partitions for values from (minvalue) to (%L)', ${firstMonth});
    alter table audit_before_partitions drop constraint audit_before_partitions;
    -- After the attachment, since the primary key of the attached table serves as its index.
    create index on only audit (id);
    create trigger audit_is_only_added_to before update or delete or truncate on audit
      for each statement execute function refuse_audit_change();
  end $$`;

/**
 * The default partition takes entries of months without a partition, when the function has not run for three months. A month with rows in it
 * gets no partition of its own; it is dropped when all its rows are old.
 */
const keepFunction = (schema: string, keep: string): string => `
  create function keep_audit_partitions() returns void language plpgsql security definer
    set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '200ms' as $$
    declare
      month timestamptz;
      old regclass;
      newest timestamptz;
    begin
      if not pg_try_advisory_xact_lock(hashtextextended('${schema}.audit', 0)) then return; end if;

      for old in
        select inhrelid from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = '${schema}.audit'::regclass
          and substring(pg_get_expr(relpartbound, inhrelid) from $bound$ TO \\('([^']+)'\\)$bound$)::timestamptz <= now() - interval '${keep}'
      loop
        execute format('drop table %s', old);
      end loop;
      if to_regclass('${schema}.audit_other_months') is not null then
        select max(at) into newest from ${schema}.audit_other_months;
        if newest <= now() - interval '${keep}' then drop table ${schema}.audit_other_months; end if;
      end if;
      if to_regclass('${schema}.audit_other_months') is null then
        create table ${schema}.audit_other_months partition of ${schema}.audit default;
        create trigger audit_is_only_added_to before update or delete or truncate on ${schema}.audit_other_months
          for each statement execute function ${schema}.refuse_audit_change();
      end if;

      for month in
        select wanted from generate_series(date_trunc('month', now()), now() + interval '3 months', interval '1 month') as wanted
          where wanted >= all (
            select substring(pg_get_expr(relpartbound, inhrelid) from $bound$ TO \\('([^']+)'\\)$bound$)::timestamptz
            from pg_inherits join pg_class on pg_class.oid = inhrelid
            where inhparent = '${schema}.audit'::regclass and pg_get_expr(relpartbound, inhrelid) <> 'DEFAULT')
      loop
        begin
          execute format('create table ${schema}.%I partition of ${schema}.audit for values from (%L) to (%L)',
            to_char(month, '"audit_"YYYY_MM'), month, month + interval '1 month');
          execute format('create trigger audit_is_only_added_to before update or delete or truncate on ${schema}.%I
            for each statement execute function ${schema}.refuse_audit_change()', to_char(month, '"audit_"YYYY_MM'));
        exception when check_violation then
          raise log 'entries of % stay in audit_other_months', month;
        end;
      end loop;
    end $$;
  revoke all on function keep_audit_partitions() from public`;

/** Adds the partitions of the next months and drops those that are older than their limit. */
export const keepAuditPartitions = (db: Database): Promise<unknown> => db.raw('select keep_audit_partitions()');

export const auditJob = (service: string, db: Database): HousekeepingJob => ({
  name: `${service}-audit-partitions`,
  everyMs: 24 * 3_600_000,
  run: () => keepAuditPartitions(db),
});
