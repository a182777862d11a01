import type { FastifyRequest } from 'fastify';
import { type AuditContext, auditContextOf } from '../audit/audit';
import { type IdempotencyKey, idempotencyKeyOf } from '../idempotency/idempotency';

/** The context of a change. */
export interface Write {
  by: AuditContext;
  /** Of a repeatable creation. */
  idempotencyKey?: IdempotencyKey | undefined;
  /** The version that the change was made from. */
  ifMatch?: string | undefined;
}

export const writeOf = (request: FastifyRequest): Write => ({
  by: auditContextOf(request),
  idempotencyKey: idempotencyKeyOf(request),
  ifMatch: request.headers['if-match'],
});
