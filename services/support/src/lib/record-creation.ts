import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';

/** Names what was stored and none of its fields: they are personal, and the trail outlives their deletion. */
export async function recordCreation(
  trx: Knex.Transaction,
  by: AuditContext,
  type: 'message' | 'subscriber',
  id: string,
): Promise<void> {
  await recordAudit(trx, { by, action: `${type}.created`, resource: { type, id } });
}
