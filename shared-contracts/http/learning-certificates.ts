import { type Static, Type } from 'typebox';
import { certificateSortFields, certificateStatuses } from './learning-names';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { nullable, requiredText } from './primitives';

const TimeSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

/** A text of another form is answered like an unknown serial: 404. */
export const CertificateParamsSchema = Type.Object({ serial: Type.String({ minLength: 1, maxLength: 100 }) });

/** A certificate as shown to everybody who has its address. */
export const CertificateSchema = Type.Object({
  /** 128 random bits, as 32 hexadecimal digits. */
  serial: Type.String(),
  /** As it was at issue; empty once the account is erased. */
  learner_name: Type.String(),
  /** As it was at issue. */
  course_name: Type.String(),
  issued_at: TimeSchema,
  status: Type.Unsafe<(typeof certificateStatuses)[number]>({ type: 'string', enum: [...certificateStatuses] }),
  revoked_at: nullable(TimeSchema),
  /**
   * Compact JWS (RFC 7515, ES256) with a `kid` of `GET /certificates/keys`; its payload is `CertificateClaims`. It stays as it was
   * signed: it does not show whether the certificate was revoked later.
   */
  jws: Type.String(),
});
export type Certificate = Static<typeof CertificateSchema>;

/** The signed payload. */
export type CertificateClaims = Pick<Certificate, 'serial' | 'learner_name' | 'course_name' | 'issued_at'>;

/** A certificate in the list of its owner; `course_id` may be of a deleted course. */
export const OwnCertificateSchema = Type.Object({
  ...CertificateSchema.properties,
  course_id: Type.Integer(),
  /** That of the course now; empty where there is none. */
  course_name_hi: Type.String(),
});
export type OwnCertificate = Static<typeof OwnCertificateSchema>;

export const CertificateListQuerySchema = Type.Object(listQueryProperties(certificateSortFields), {
  additionalProperties: false,
});
export type CertificateListQuery = Static<typeof CertificateListQuerySchema>;

export const RevokeCertificateBodySchema = Type.Object({ reason: requiredText(limits.learning.reasonMax) });

const text = Type.String();
/** Public keys of all certificates that were ever issued (RFC 7517). */
export const CertificateKeysSchema = Type.Object({
  keys: Type.Array(Type.Object({ kty: text, crv: text, x: text, y: text, kid: text, alg: text, use: text })),
});
export type CertificateKeys = Static<typeof CertificateKeysSchema>;
