import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Knex } from 'knex';
import { keepNewer } from '../events/keep-newer';

/** A service's copy of an account, from auth's events. A deleted account has only its deletion. */
export interface PersonRow {
  user_id: number;
  version: number;
  deleted: boolean;
  name: string;
  email: string;
  role: Role;
  language: Locale;
}

export interface PeopleRepository {
  find(this: void, on: Knex, userId: number): Promise<PersonRow | undefined>;
  /** In any letter case; finds no deleted account. */
  findByEmail(this: void, on: Knex, email: string): Promise<PersonRow | undefined>;
  /** True when it was newer than the stored copy. */
  keep(this: void, trx: Knex.Transaction, row: PersonRow): Promise<boolean>;
}

export interface PeopleOptions {
  /** Called once for each deleted account, in the transaction that stores the deletion: deletes further data of the person. */
  onErased?: (trx: Knex.Transaction, userId: number) => Promise<unknown>;
}

export const createPeopleRepository = ({ onErased }: PeopleOptions = {}): PeopleRepository => ({
  find: (on, userId) => on<PersonRow>('people').where('user_id', userId).first(),
  findByEmail: (on, email) =>
    on<PersonRow>('people').where('deleted', false).whereRaw('lower(email) = lower(?)', [email]).first(),
  async keep(trx, row) {
    const isNews = await keepNewer(trx, { table: 'people', key: 'user_id', row });
    if (isNews && row.deleted) await onErased?.(trx, row.user_id);
    return isNews;
  },
});
