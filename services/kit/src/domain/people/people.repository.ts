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
  /** True when it was newer than the stored copy, or that one does not know whether the address is verified. */
  keep(this: void, trx: Knex.Transaction, row: PersonRow): Promise<boolean>;
}

export interface PeopleOptions {
  /** Called once for each deleted account, in the transaction that stores the deletion: deletes further data of the person. */
  onErased?: (trx: Knex.Transaction, userId: number) => Promise<unknown>;
  /** Called for each new copy of an account whose address is verified, in the transaction that stores it. */
  onVerified?: (trx: Knex.Transaction, userId: number) => Promise<unknown>;
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
  async keep(trx, row) {
    const again = 'excluded.version = people.version and people.email_verified is null and not people.deleted';
    const isNews = await keepNewer(trx, { table: 'people', key: 'user_id', row, again });
    if (isNews && row.deleted) await onErased?.(trx, row.user_id);
    if (isNews && row.email_verified) await onVerified?.(trx, row.user_id);
    return isNews;
  },
});
