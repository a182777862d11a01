import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import type { Knex } from 'knex';
import { keepNewer } from '../events/keep-newer';

/** What a service keeps of an account, from auth's events. Of a deleted one only that it is gone. */
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
  /** Whatever the case of its letters; no deleted account. */
  findByEmail(this: void, on: Knex, email: string): Promise<PersonRow | undefined>;
  /** True when it was newer than what was known. */
  keep(this: void, trx: Knex.Transaction, row: PersonRow): Promise<boolean>;
}

export interface PeopleOptions {
  /** Once for each account that is deleted, in the transaction that learns of it: removes what need not be kept of the person. */
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
