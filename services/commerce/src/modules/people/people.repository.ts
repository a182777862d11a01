import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** What commerce keeps of an account, from auth's events. */
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
  /** True when it was newer than what was known. The cart of an erased account is deleted. */
  keep(this: void, trx: Knex, row: PersonRow): Promise<boolean>;
}

export const createPeopleRepository = (): PeopleRepository => ({
  find: (on, userId) => on<PersonRow>('people').where('user_id', userId).first(),
  findByEmail: (on, email) =>
    on<PersonRow>('people').where('deleted', false).whereRaw('lower(email) = lower(?)', [email]).first(),
  async keep(trx, row) {
    const isNews = await keepNewer(trx, { table: 'people', key: 'user_id', row });
    if (isNews && row.deleted) await trx('carts').where('user_id', row.user_id).delete();
    return isNews;
  },
});
