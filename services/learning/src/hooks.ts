import type { Knex } from 'knex';

/** Somebody has completed all lessons of a course for the first time. */
export interface Completion {
  user_id: number;
  course_id: number;
  course_name: string;
  completed_at: Date;
}

/** What modules do when something happens in another one, in its transaction. */
export interface LearningHooks {
  courseCompleted: readonly ((trx: Knex.Transaction, completion: Completion) => Promise<unknown>)[];
  /** Deletes what there is of a course. What people were given for it, such as certificates, stays. */
  courseDeleted: readonly ((trx: Knex.Transaction, courseId: number) => Promise<unknown>)[];
  /** Deletes what there is of a person, or the name in it. */
  personErased: readonly ((trx: Knex.Transaction, userId: number) => Promise<unknown>)[];
}

/** For the copies of people. */
export const erasePerson =
  ({ personErased }: Pick<LearningHooks, 'personErased'>) =>
  async (trx: Knex.Transaction, userId: number): Promise<void> => {
    for (const erase of personErased) await erase(trx, userId);
  };
