import type { FastifyRequest } from 'fastify';
import { type AuditContext, auditContextOf } from '../audit/audit';
import { type IdempotencyKey, idempotencyKeyOf } from '../idempotency/idempotency';

/** What comes with a change besides the record itself. */
export interface Write {
  by: AuditContext;
  /** Of a creation that may be repeated. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The version that the change was made from. */
  ifMatch?: string | undefined;
}

export const writeOf = (request: FastifyRequest): Write => ({
  by: auditContextOf(request),
  idempotencyKey: idempotencyKeyOf(request),
  ifMatch: request.headers['if-match'],
});
