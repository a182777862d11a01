import { addressKey, networkKey } from '@vidyapath/service-kit/http/address-key';
import { auditContextOf, type AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { FastifyRequest } from 'fastify';
import { clientName } from './client-name';

/** Who calls, for limits and for the audit trail. */
export interface Caller extends AuditContext {
  /** Network address. */
  client: string;
  /** What people are shown of where somebody signs in. */
  place: Place;
}

/** With what and from where, kept for months, so no more than that. */
export interface Place {
  /** Browser and system; null: it did not say. */
  client: string | null;
  /** The network around the address. */
  address: string | null;
}

export function callerOf(request: FastifyRequest): Caller {
  const { ip, headers } = request;
  const place = { client: clientName(headers['user-agent']), address: networkKey(ip) };
  return { ...auditContextOf(request), client: addressKey(ip), place };
}
