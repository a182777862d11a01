import type { AuditChange } from '@vidyapath/http/audit';
import type { Role } from '@vidyapath/http/roles';
import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { addressKey } from '../http/address-key';
import { changesBetween } from './audit-changes';

/** The actor, the network address and the request; services get it from their routes. */
export interface AuditContext {
  /** Null when no user is signed in, or the platform itself acts. */
  actor: { id: number; name: string; role: Role } | null;
  client: string | null;
  requestId: string | null;
}

export interface AuditRecord {
  by: AuditContext;
  /** `<resource>.<past participle>`, such as `course.changed`. */
  action: string;
  resource: { type: string; id: number | string | null };
  /** The presented record before the write; left out when it is new. */
  before?: object;
  /** The presented record after the write; left out when it is deleted. */
  after?: object;
}

/** The platform itself: seeds, housekeeping, start-up. */
export const platformActor: AuditContext = { actor: null, client: null, requestId: null };

export function auditContextOf(request: Pick<FastifyRequest, 'user' | 'ip' | 'id'>): AuditContext {
  const { user, ip, id } = request;
  return {
    actor: user ? { id: user.id, name: user.name, role: user.role } : null,
    client: addressKey(ip),
    requestId: id,
  };
}

/** Adds an entry in the transaction of the change. Its time is the database's. */
export async function recordAudit(trx: Knex.Transaction, record: AuditRecord): Promise<void> {
  await trx('audit').insert(auditRow(record));
}

/** The row of {@link recordAudit}. */
export function auditRow({ by: { actor, client, requestId }, action, resource, before, after }: AuditRecord) {
  const changes: AuditChange[] = changesBetween(before ?? {}, after ?? {});
  return {
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    actor_role: actor?.role ?? null,
    action,
    resource_type: resource.type,
    resource_id: resource.id === null ? null : String(resource.id),
    changes: JSON.stringify(changes),
    client,
    request_id: requestId,
  };
}
