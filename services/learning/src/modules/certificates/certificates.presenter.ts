import type { Certificate, CertificateClaims, OwnCertificate } from '@vidyapath/http/learning-certificates';
import type { CertificateRow, NewCertificate, OwnCertificateRow } from './certificates.repository';

export const claimsOf = ({
  serial,
  learner_name,
  course_name,
  issued_at,
}: Omit<NewCertificate, 'jws'>): CertificateClaims => ({
  serial,
  learner_name,
  course_name,
  issued_at: issued_at.toISOString(),
});

/** Without the signature, which the PDF does not show. */
export const presentUnsigned = (row: CertificateRow): Omit<Certificate, 'jws'> => ({
  ...claimsOf(row),
  status: row.revoked_at ? 'revoked' : 'valid',
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

export const presentCertificate = (row: CertificateRow): Certificate => ({ ...presentUnsigned(row), jws: row.jws });

export const presentOwnCertificate = (row: OwnCertificateRow): OwnCertificate => ({
  ...presentCertificate(row),
  course_id: row.course_id,
  course_name_hi: row.course_name_hi ?? '',
});

/** For the audit trail, which names no person. */
export const auditedCertificate = ({ course_id, revoked_at, revoked_for, revoke_reason }: CertificateRow) => ({
  course_id,
  status: revoked_at ? 'revoked' : 'valid',
  revoked_for,
  reason: revoke_reason,
});
