import { addressKey, networkKey } from '@vidyapath/service-kit/http/address-key';
import { auditContextOf, type AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { FastifyRequest } from 'fastify';
import { clientName } from './client-name';

/** The caller, for limits and for the audit trail. */
export interface Caller extends AuditContext {
  /** Network address. */
  client: string;
  /** Where a sign-in comes from, as it is shown to people. */
  place: Place;
}

/** Client and network of a sign-in, kept for months, so nothing more exact. */
export interface Place {
  /** Browser and system; null when the client did not send them. */
  client: string | null;
  /** The network around the address. */
  address: string | null;
}

export function callerOf(request: FastifyRequest): Caller {
  const { ip, headers } = request;
  const place = { client: clientName(headers['user-agent']), address: networkKey(ip) };
  return { ...auditContextOf(request), client: addressKey(ip), place };
}
