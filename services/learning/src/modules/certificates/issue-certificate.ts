import { certificateIssued } from '@vidyapath/http/learning-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import type { Completion } from '../../hooks';
import { claimsOf } from './certificates.presenter';
import { certificatesRepository } from './certificates.repository';
import { followRefunds } from './follow-refunds';
import { signCertificate } from './sign-certificate';

export interface IssueOptions {
  keys: Pick<KeyRing, 'current'>;
  people: Pick<PeopleRepository, 'find'>;
  events: Pick<Events, 'publish'>;
  /** Asks for the name of a person whose account no event has named yet. */
  askForName: (trx: Knex.Transaction, serial: string) => Promise<unknown>;
}

/** One for a person and course, in the transaction that completes the course. */
export const createIssueCertificate =
  ({ keys, people, events, askForName }: IssueOptions) =>
  async (trx: Knex.Transaction, completion: Completion): Promise<void> => {
    const { user_id, course_id, course_name, completed_at: issued_at } = completion;
    const person = await people.find(trx, user_id);
    const serial = randomBytes(16).toString('hex');
    const row = { serial, user_id, course_id, course_name, issued_at, learner_name: person?.name ?? '' };
    const isNew = await certificatesRepository.insert(trx, { ...row, jws: signCertificate(keys, claimsOf(row)) });
    if (!isNew) return;
    if (!person) await askForName(trx, serial);
    const body = { serial, user_id, course_id, course_name, issued_at: issued_at.toISOString(), version: 1 };
    await events.publish(trx, certificateIssued, () => body);
    await followRefunds(trx, user_id, issued_at);
  };
