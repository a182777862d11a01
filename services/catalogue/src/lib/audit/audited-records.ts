import { type AuditRecord, recordAudit } from '@vidyapath/service-kit/audit/audit';
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
  if (isOutdated(ifMatch, current)) throw preconditionFailed(await lastChangeOf(on, type, id));
}

/** Records a change in the audit trail; without `before` the record was created, without `after` deleted. */
export async function recordWrite(
  trx: Knex.Transaction,
  type: AuditedResource,
  id: number,
  { by, ...records }: Pick<AuditRecord, 'by' | 'before' | 'after'>,
): Promise<void> {
  const verb = !records.before ? 'created' : records.after ? 'changed' : 'deleted';
  await recordAudit(trx, { by, action: `${type}.${verb}`, resource: { type, id }, ...records });
}
