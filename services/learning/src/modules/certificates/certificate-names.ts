import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { personRowOf } from '@vidyapath/service-kit/domain/people/people-feed';
import { findPerson, storePeople } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Knex } from 'knex';
import type { LearningContext } from '../../context';
import { claimsOf } from './certificates.presenter';
import { type CertificateRow, findCertificate, lockCertificatesOf, updateCertificate } from './certificates.repository';
import { signCertificate } from './sign-certificate';

/** Asks auth for the name of a person whose account no event had named when the certificate was issued. */
export async function addName(ctx: LearningContext, serial: string): Promise<void> {
  const { db, clients } = ctx;
  const unnamed = await findCertificate(db, serial);
  if (!unnamed || unnamed.learner_name) return;
  const query = { ids: String(unnamed.user_id) };
  const { items } = await bodyOf(clients.auth.GET('/internal/users', { params: { query } }));
  await db.transaction(async (trx) => {
    await storePeople(trx, items.map(personRowOf), ctx.hooks);
    const name = (await findPerson(trx, unnamed.user_id))?.name;
    if (name) await setName(ctx, trx, unnamed, name);
  });
}

/** Of an erased account the certificates stay, without the name and signed without it. */
export async function removeNames(ctx: LearningContext, trx: Knex.Transaction, userId: number): Promise<void> {
  for (const row of await lockCertificatesOf(trx, userId)) await setName(ctx, trx, row, '');
}

async function setName(
  { certificates }: LearningContext,
  trx: Knex.Transaction,
  row: CertificateRow,
  learner_name: string,
): Promise<void> {
  const jws = signCertificate(certificates.keys, claimsOf({ ...row, learner_name }));
  await updateCertificate(trx, row.serial, { learner_name, jws });
}
