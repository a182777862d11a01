import { findPerson } from '@vidyapath/service-kit/domain/people/people.repository';
import { certificateIssued } from '@vidyapath/http/learning-events';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import type { Completion, LearningContext } from '../../context';
import { applyRefunds } from './apply-refunds';
import { nameCertificate } from './certificates.jobs';
import { claimsOf } from './certificates.presenter';
import { insertCertificate } from './certificates.repository';
import { signCertificate } from './sign-certificate';

/** One for a person and course, in the transaction that completes the course. */
export async function issueCertificate(
  { certificates, events, jobs }: LearningContext,
  trx: Knex.Transaction,
  { user_id, course_id, course_name, completed_at: issued_at }: Completion,
): Promise<void> {
  const person = await findPerson(trx, user_id);
  const serial = randomBytes(16).toString('hex');
  const row = { serial, user_id, course_id, course_name, issued_at, learner_name: person?.name ?? '' };
  const jws = signCertificate(certificates.keys, claimsOf(row));
  if (!(await insertCertificate(trx, { ...row, jws }))) return;
  if (!person) await jobs.add(trx, nameCertificate, { serial });
  const body = { serial, user_id, course_id, course_name, issued_at: issued_at.toISOString(), version: 1 };
  await events.publish(trx, certificateIssued, () => body);
  await applyRefunds(trx, new Map([[user_id, issued_at]]));
}
