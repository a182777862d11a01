import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { Knex } from 'knex';
import { claimsOf } from './certificates.presenter';
import { certificatesRepository } from './certificates.repository';
import { signCertificate } from './sign-certificate';

/** Of an erased account the certificates stay, without the name and signed without it. */
export const createEraseName =
  (keys: Pick<KeyRing, 'current'>) =>
  async (trx: Knex.Transaction, userId: number): Promise<void> => {
    for (const row of await certificatesRepository.ofPerson(trx, userId)) {
      const nameless = { ...row, learner_name: '' };
      const jws = signCertificate(keys, claimsOf(nameless));
      await certificatesRepository.change(trx, row.serial, { learner_name: '', jws });
    }
  };
