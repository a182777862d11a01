import { type AuthClient, personRowOf } from '@vidyapath/service-kit/domain/people/people-feed';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import { Type } from 'typebox';
import { claimsOf } from './certificates.presenter';
import { certificatesRepository } from './certificates.repository';
import { signCertificate } from './sign-certificate';

export interface NameOptions {
  db: Database;
  keys: Pick<KeyRing, 'current'>;
  people: Pick<PeopleRepository, 'find' | 'keep'>;
  auth: AuthClient;
}

/** Names a certificate that was issued before any event of the account. */
export const nameCertificateJob = ({ db, keys, people, auth }: NameOptions) =>
  defineJob({
    payload: Type.Object({ serial: Type.String() }),
    run: async ({ serial }) => {
      const unnamed = await certificatesRepository.find(db, serial);
      if (!unnamed || unnamed.learner_name) return;
      const query = { ids: String(unnamed.user_id) };
      const { items } = await bodyOf(auth.GET('/internal/users', { params: { query } }));
      await db.transaction(async (trx) => {
        for (const change of items) await people.keep(trx, personRowOf(change));
        const learner_name = (await people.find(trx, unnamed.user_id))?.name;
        if (!learner_name) return;
        const jws = signCertificate(keys, claimsOf({ ...unnamed, learner_name }));
        await certificatesRepository.change(trx, serial, { learner_name, jws });
      });
    },
  });
