import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import { auditedCertificate } from './certificates.presenter';
import { type CertificateRow, updateCertificate } from './certificates.repository';

/**
 * Certificates whose only grants were refunded within the refund period. A certificate with another grant, now or when it was issued,
 * or of a free course stays.
 */
const paidBack = `
  exists (select 1 from grants g where g.user_id = c.user_id and (g.course_id = c.course_id or g.course_id is null)
          and g.refunded and g.starts_at <= c.issued_at)
  and not exists (select 1 from grants g where g.user_id = c.user_id and (g.course_id = c.course_id or g.course_id is null)
          and g.revoked_at is null and (g.ends_at is null or g.ends_at > c.issued_at))
  and not exists (select 1 from courses k where k.course_id = c.course_id and k.is_free)`;

/**
 * Revokes and restores certificates according to the grants of people, in any order of their events; a refund that fails for good restores
 * its grant, and with it the certificate. `times`: for each person's id, when that happened.
 */
export async function applyRefunds(trx: Knex.Transaction, times: ReadonlyMap<number, Date>): Promise<void> {
  const rows = await trx('certificates as c')
    .whereIn('c.user_id', [...times.keys()])
    .whereRaw(`c.revoked_for is distinct from 'staff' and (c.revoked_at is null) = (${paidBack})`)
    .forUpdate('c')
    .select<CertificateRow[]>('c.*');
  for (const before of rows) {
    const fields = before.revoked_at
      ? { revoked_at: null, revoked_for: null }
      : { revoked_at: times.get(before.user_id), revoked_for: 'refund' as const };
    const after = await updateCertificate(trx, before.serial, fields);
    await recordAudit(trx, {
      by: platformActor,
      action: after.revoked_at ? 'certificate.revoked' : 'certificate.restored',
      resource: { type: 'certificate', id: before.serial },
      before: auditedCertificate(before),
      after: auditedCertificate(after),
    });
  }
}
