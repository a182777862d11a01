import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Knex } from 'knex';

/** The copy of auth's people, as the desk reads it. */
export interface SupportPeople extends Pick<PeopleRepository, 'find'> {
  /** By id; an erased account has none. */
  names(this: void, on: Knex, ids: readonly number[]): Promise<Map<number, string>>;
}

export const createSupportPeople = ({ find }: Pick<PeopleRepository, 'find'>): SupportPeople => ({
  find,
  async names(on, ids) {
    const rows: { user_id: number; name: string }[] = await on('people')
      .select('user_id', 'name')
      .whereIn('user_id', [...ids])
      .where('deleted', false);
    return new Map(rows.map(({ user_id, name }) => [user_id, name]));
  },
});
