import type { CertificateListQuery } from '@vidyapath/http/learning-certificates';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import { type List, readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';

export interface CertificateRow {
  serial: string;
  user_id: number;
  course_id: number;
  learner_name: string;
  course_name: string;
  issued_at: Date;
  jws: string;
  revoked_at: Date | null;
  revoked_for: 'staff' | 'refund' | null;
  revoke_reason: string | null;
}
export type OwnCertificateRow = CertificateRow & { course_name_hi: string | null };
export type NewCertificate = Omit<CertificateRow, 'revoked_at' | 'revoked_for' | 'revoke_reason'>;

const rules: ListRules = {
  sortable: {
    serial: 'serial',
    course_id: 'certificates.course_id',
    learner_name: 'lower(learner_name)',
    course_name: 'lower(certificates.course_name)',
    issued_at: 'issued_at',
    status: 'revoked_at is not null',
    revoked_at: `coalesce(revoked_at, 'infinity')`,
  },
  searchable: ['certificates.course_name', 'courses.course_name_hi', 'serial'],
  defaultOrder: [{ by: 'issued_at', desc: true }],
  tiebreaker: 'serial',
};

const table = (on: Knex) => on<CertificateRow>('certificates');

export const listCertificatesOf = (
  on: Knex,
  userId: number,
  query: CertificateListQuery,
): Promise<List<OwnCertificateRow>> =>
  readList<OwnCertificateRow>(
    on('certificates')
      .leftJoin('courses', 'courses.course_id', 'certificates.course_id')
      .where('user_id', userId)
      .select('certificates.*', 'courses.course_name_hi'),
    query,
    rules,
  );

export const findCertificate = (on: Knex, serial: string): Promise<CertificateRow | undefined> =>
  table(on).where({ serial }).first();

/** Locked until `trx` ends. */
export const lockCertificate = (trx: Knex.Transaction, serial: string): Promise<CertificateRow | undefined> =>
  table(trx).where({ serial }).forUpdate().first();

/** False where the person has one of this course. */
export async function insertCertificate(trx: Knex.Transaction, row: NewCertificate): Promise<boolean> {
  const stored = await trx('certificates')
    .insert(row)
    .onConflict(['user_id', 'course_id'])
    .ignore()
    .returning('serial');
  return stored.length > 0;
}

export async function updateCertificate(
  trx: Knex.Transaction,
  serial: string,
  fields: Partial<CertificateRow>,
): Promise<CertificateRow> {
  const [row] = await table(trx).where({ serial }).update(fields).returning('*');
  if (!row) throw new Error('The certificate is gone.');
  return row;
}

export const lockCertificatesOf = (trx: Knex.Transaction, userId: number): Promise<CertificateRow[]> =>
  table(trx).where('user_id', userId).orderBy('serial').forUpdate().select('*');

export async function countValidCertificates(on: Knex, userId: number): Promise<number> {
  const [row] = await on('certificates').where({ user_id: userId, revoked_at: null }).count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}
