import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { auditContextOf, type AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { FastifyRequest } from 'fastify';

/** Who calls, for limits and for the audit trail. */
export interface Caller extends AuditContext {
  /** Network address. */
  client: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return { ...auditContextOf(request), client: addressKey(request.ip) };
}
