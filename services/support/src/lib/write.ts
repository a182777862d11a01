import { type AuditContext, auditContextOf, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { type IdempotencyKey, idempotencyKeyOf } from '@vidyapath/service-kit/idempotency/idempotency';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';

/** What comes with a submission besides its fields. */
export interface Write {
  by: AuditContext;
  idempotencyKey: IdempotencyKey | undefined;
  /** The version that a change was made from. */
  ifMatch?: string | undefined;
}

export function writeOf(request: FastifyRequest): Write {
  return {
    by: auditContextOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    ifMatch: request.headers['if-match'],
  };
}

/** Names what was stored and none of its fields: they are personal, and the trail outlives their deletion. */
export async function recordCreation(
  trx: Knex.Transaction,
  by: AuditContext,
  type: 'message' | 'subscriber',
  id: string,
): Promise<void> {
  await recordAudit(trx, { by, action: `${type}.created`, resource: { type, id } });
}
