import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Knex } from 'knex';
import { keepNewer } from '../../events/keep-newer';
import { emailKey } from './email-key';

/** A service's copy of an account, from auth's events. A deleted account has only its deletion. */
export interface PersonRow {
  user_id: number;
  version: number;
  deleted: boolean;
  name: string;
  email: string;
  /** The form in which addresses are compared. */
  email_key: string;
  /** Null: not known, which counts as not verified. */
  email_verified: boolean | null;
  role: Role;
  language: Locale;
}

export interface PeopleRepository {
  find(this: void, on: Knex, userId: number): Promise<PersonRow | undefined>;
  /** In any spelling; of several accounts that with the typed one. Finds no deleted account. */
  findByEmail(this: void, on: Knex, email: string): Promise<PersonRow | undefined>;
  /** Returns those that are newer than the stored copies, or whose stored copies do not know whether the address is verified. */
  keep(this: void, trx: Knex.Transaction, rows: readonly PersonRow[]): Promise<PersonRow[]>;
}

export interface PeopleOptions {
  /** Called once for each deleted account, in the transaction that stores the deletion: deletes further data of the person. */
  onErased?: (trx: Knex.Transaction, userId: number) => Promise<unknown>;
  /** Called for new copies of accounts whose addresses are verified, in the transaction that stores them. */
  onVerified?: (trx: Knex.Transaction, userIds: readonly number[]) => Promise<unknown>;
}

export const createPeopleRepository = ({ onErased, onVerified }: PeopleOptions = {}): PeopleRepository => ({
  find: (on, userId) => on<PersonRow>('people').where('user_id', userId).first(),
  findByEmail: (on, email) =>
    on<PersonRow>('people')
      .where('deleted', false)
      .where(
        (found) =>
          void found
            .where('email_key', emailKey(email))
            .orWhere((old) => void old.whereNull('email_key').whereRaw('lower(email) = lower(?)', [email])),
      )
      .orderByRaw('lower(email) = lower(?) desc', [email])
      .first(),
  async keep(trx, rows) {
    const again = 'excluded.version = people.version and people.email_verified is null and not people.deleted';
    const stored = await keepNewer(trx, { table: 'people', key: 'user_id', rows, again });
    for (const { user_id, deleted } of stored) if (deleted) await onErased?.(trx, user_id);
    const verified = stored.filter(({ email_verified }) => email_verified).map(({ user_id }) => user_id);
    if (verified.length > 0) await onVerified?.(trx, verified);
    return stored;
  },
});
