import type { Knex } from 'knex';

/** A person has completed all lessons of a course for the first time. */
export interface Completion {
  user_id: number;
  course_id: number;
  course_name: string;
  completed_at: Date;
}

/** Called by one module for the others, in the transaction of the change. */
export interface LearningHooks {
  courseCompleted: readonly ((trx: Knex.Transaction, completion: Completion) => Promise<unknown>)[];
  /** Deletes the data of a course. What people earned with it, such as certificates, stays. */
  courseDeleted: readonly ((trx: Knex.Transaction, courseId: number) => Promise<unknown>)[];
  /** Deletes the data of a person, or the name in it. */
  personErased: readonly ((trx: Knex.Transaction, userId: number) => Promise<unknown>)[];
}

/** For the copies of people. */
export const erasePerson =
  ({ personErased }: Pick<LearningHooks, 'personErased'>) =>
  async (trx: Knex.Transaction, userId: number): Promise<void> => {
    for (const erase of personErased) await erase(trx, userId);
  };
