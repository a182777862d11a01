import { type AuditRecord, auditRow, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { lastChangeOf } from '@vidyapath/service-kit/audit/audit.repository';
import { preconditionFailed } from '@vidyapath/service-kit/http/errors';
import { isOutdated } from '@vidyapath/service-kit/http/etag';
import type { Knex } from 'knex';

export type AuditedResource = 'category' | 'course' | 'module' | 'video';

/** Throws a 412 that names the last change when a change is based on another version than `current`, which the caller has locked. */
export async function assertUnchanged(
  on: Knex,
  type: AuditedResource,
  id: number,
  { ifMatch, current }: { ifMatch: string | undefined; current: object },
): Promise<void> {
  if (!isOutdated(ifMatch, current)) return;
  const lastChange = await lastChangeOf(on, type, id);
  throw preconditionFailed(lastChange && { lastChange });
}

/** Records a change in the audit trail; without `before` the record was created, without `after` deleted. */
export async function recordWrite(
  trx: Knex.Transaction,
  type: AuditedResource,
  id: number,
  { by, ...records }: Pick<AuditRecord, 'by' | 'before' | 'after'>,
): Promise<void> {
  await recordAudit(trx, entryOf(type, { id, by, ...records }));
}

/** {@link recordWrite} of several records of one type. */
export async function recordWrites(
  trx: Knex.Transaction,
  type: AuditedResource,
  by: AuditRecord['by'],
  writes: readonly RecordWrite[],
): Promise<void> {
  const rows = writes.map((write) => auditRow(entryOf(type, { by, ...write })));
  if (rows.length > 0) await trx('audit').insert(rows);
}

export interface RecordWrite extends Pick<AuditRecord, 'before' | 'after'> {
  id: number;
}

function entryOf(type: AuditedResource, { id, by, ...records }: RecordWrite & Pick<AuditRecord, 'by'>): AuditRecord {
  const verb = !records.before ? 'created' : records.after ? 'changed' : 'deleted';
  return { by, action: `${type}.${verb}`, resource: { type, id }, ...records };
}
