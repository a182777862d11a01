import { type AuditEntry, type AuditQuery, auditSortFields } from '@vidyapath/http/audit';
import type { LastChange } from '@vidyapath/http/problem';
import type { Knex } from 'knex';
import type { ListPage, ListRules } from '../lists/list-query';
import { readList } from '../lists/streamed-list';

type AuditRow = Omit<AuditEntry, 'id' | 'at'> & { id: string; at: Date };

const columns = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'resource_type',
  'resource_id',
  'changes',
  'client',
  'request_id',
] as const;
const rules: ListRules & { onePage: true } = {
  onePage: true,
  sortable: Object.fromEntries(auditSortFields.map((field) => [field, field])),
  searchable: ['search_text'],
  tiebreaker: 'id',
  defaultOrder: [{ by: 'id', desc: true }],
};

/** A page of the trail in the schema of `db`. */
export async function listAudit(db: Knex, query: AuditQuery): Promise<ListPage<AuditEntry>> {
  const { from, to, q, sort, offset, limit, ...exact } = query;
  const base = db('audit')
    .select(...columns)
    .where(exact);
  if (from) void base.where('at', '>=', from);
  if (to) void base.where('at', '<', to);
  const page = { ...(q && { q }), ...(sort && { sort }), ...(offset && { offset }), ...(limit && { limit }) };
  const { rows, total } = await readList<AuditRow>(base, page, rules);
  return { rows: rows.map(present), total };
}

/** The last change of a record; undefined when the trail has none. */
export async function lastChangeOf(db: Knex, resource_type: string, id: number): Promise<LastChange | undefined> {
  const { rows } = await listAudit(db, { resource_type, resource_id: String(id), limit: 1 });
  const [entry] = rows;
  if (!entry) return undefined;
  const { at, actor_id, actor_name, changes } = entry;
  return {
    at,
    ...(actor_id !== null && actor_name !== null && { actor: { id: actor_id, name: actor_name } }),
    fields: changes.map(({ field }) => field),
  };
}

function present({ id, at, ...row }: AuditRow): AuditEntry {
  return { id: Number(id), at: at.toISOString(), ...row };
}
