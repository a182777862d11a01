import type { Knex } from 'knex';
import type { Migration } from '../database/migrate';

/**
 * The service's audit trail; put it into its list of migrations. The login that migrates owns the table, and the
 * service's role may add and read: it cannot change, delete, drop or date back. If a login has no separate
 * role, the trigger refuses this. The schema needs the extension `pg_trgm`.
 */
export const auditMigration: Migration = {
  name: '20261121-01-audit',
  up: async (db) => {
    const role = await currentRole(db);
    await db.raw('set local role none');
    await db.raw(tables);
    if (role !== (await currentRole(db))) {
      await db.raw('grant select on audit to ??', [role]);
      await db.raw(
        'grant insert (actor_id, actor_name, actor_role, action, resource_type, resource_id, changes, client, request_id) on audit to ??',
        [role],
      );
    }
    await db.raw('set local role ??', [role]);
  },
};

const tables = `
  create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id integer,
    actor_name text,
    actor_role text,
    action text not null,
    resource_type text not null,
    resource_id text,
    changes jsonb not null default '[]',
    client text,
    request_id text,
    -- Unit separators keep a search from matching across two fields.
    search_text text not null generated always as (
      coalesce(actor_name, '') || chr(31) || coalesce(actor_role, '') || chr(31) || action || chr(31) || resource_type || chr(31)
        || coalesce(resource_id, '') || chr(31) || coalesce(client, '') || chr(31) || coalesce(request_id, '')
    ) stored
  );
  create index audit_actor on audit (actor_id, id);
  create index audit_action on audit (action, id);
  create index audit_resource on audit (resource_type, resource_id, id);
  create index audit_at on audit (at, id);
  create index audit_search on audit using gin (search_text gin_trgm_ops);
  create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit trail is only added to.' using errcode = 'insufficient_privilege'; end $$;
  create trigger audit_is_only_added_to before update or delete or truncate on audit
    for each statement execute function refuse_audit_change();
`;

async function currentRole(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { role: string }[] }>('select current_user as role');
  return rows[0]?.role ?? 'none';
}
