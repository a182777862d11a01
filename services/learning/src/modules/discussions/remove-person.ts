import type { Knex } from 'knex';

const withoutPerson = { user_id: null, author_name: null };

/** The texts stay without the name; votes and reports go. */
export async function removePersonFromDiscussions(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('threads').where('user_id', userId).update(withoutPerson);
  await trx('posts').where('user_id', userId).update(withoutPerson);
  await trx.raw(
    `with gone as (delete from post_votes where user_id = :userId returning post_id)
     update posts set votes = votes - 1 from gone where posts.post_id = gone.post_id`,
    { userId },
  );
  await trx.raw(
    `with gone as (delete from reports where user_id = :userId returning thread_id, post_id, settled_at),
          posts_less as (update posts set report_count = report_count - 1 from gone
                          where posts.post_id = gone.post_id and gone.settled_at is null)
     update threads set report_count = report_count - 1 from gone
      where threads.thread_id = gone.thread_id and gone.post_id is null and gone.settled_at is null`,
    { userId },
  );
}
