import type { Certificate, CertificateListQuery } from '@vidyapath/http/learning-certificates';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { LearningContext } from '../../context';
import {
  auditedCertificate,
  presentCertificate,
  presentOwnCertificate,
  presentUnsigned,
} from './certificates.presenter';
import {
  type CertificateRow,
  findCertificate,
  listCertificatesOf,
  lockCertificate,
  updateCertificate,
} from './certificates.repository';
import type { CertificateContent } from './pdf/certificate-content';

export async function listCertificates({ db }: LearningContext, userId: number, query: CertificateListQuery) {
  return presentList(await listCertificatesOf(db, userId, query), (rows) => rows.map(presentOwnCertificate));
}

export async function getCertificate({ db }: LearningContext, serial: string): Promise<Certificate> {
  return presentCertificate(existing(await findCertificate(db, serial)));
}

/** `address` is that of the platform. */
export async function getCertificateContent(
  { db, certificates }: LearningContext,
  serial: string,
  address: string,
): Promise<CertificateContent> {
  const unsigned = presentUnsigned(existing(await findCertificate(db, serial)));
  return { ...unsigned, app_name: certificates.appName, url: `${address}/certificates/${serial}` };
}

export const revokeCertificate = (
  { db, now }: LearningContext,
  serial: string,
  reason: string,
  by: AuditContext,
): Promise<Certificate> =>
  db.transaction(async (trx) => {
    const before = existing(await lockCertificate(trx, serial));
    if (before.revoked_for === 'staff') return presentCertificate(before);
    const fields = { revoked_at: before.revoked_at ?? now(), revoked_for: 'staff', revoke_reason: reason } as const;
    const after = await updateCertificate(trx, serial, fields);
    const resource = { type: 'certificate', id: serial };
    const records = { before: auditedCertificate(before), after: auditedCertificate(after) };
    await recordAudit(trx, { by, action: 'certificate.revoked', resource, ...records });
    return presentCertificate(after);
  });

function existing(row: CertificateRow | undefined): CertificateRow {
  if (!row) throw notFound('There is no such certificate.');
  return row;
}
