import { createFeedCursorsTable } from '@vidyapath/service-kit/events/read-feed';
import type { Knex } from 'knex';

export const name = '20261124400000-course-reviews';

/**
 * Mean and number of the published reviews of each course, from learning's events; the newer `version` counts. The displayed values are
 * stored as well, so that courses are sorted by them. The next migration adds the rows of existing courses.
 */
export async function up(db: Knex): Promise<void> {
  await createFeedCursorsTable(db);
  await db.raw(`
    create table course_reviews (
      course_id integer constraint course_reviews_pkey primary key,
      version bigint not null default 0,
      -- Null: there are none.
      review_mean numeric(3, 2),
      review_count integer not null default 0 check (review_count >= 0),
      -- From five reviews on.
      shown_mean numeric(3, 2) not null generated always as (case when review_count >= 5 then review_mean else 0 end) stored,
      shown_count integer not null generated always as (case when review_count >= 5 then review_count else 0 end) stored
    );
    create index course_reviews_mean_idx on course_reviews (shown_mean, course_id);
    create index course_reviews_count_idx on course_reviews (shown_count, course_id);

    create function add_course_reviews() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into course_reviews (course_id) select course_id from fresh;
        return null;
      end
    $$;
  `);
  // Triggers come last, since writers wait from the first one to the end.
  await db.raw(`
    alter table course_reviews add constraint course_reviews_course_id_fkey foreign key (course_id) references courses on delete cascade;
    create trigger courses_add_reviews after insert on courses referencing new table as fresh for each statement execute function add_course_reviews();
    create trigger course_reviews_content_write after update on course_reviews for each statement execute function count_content_write();
  `);
}
