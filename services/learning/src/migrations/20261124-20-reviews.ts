import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const reviews: Migration = {
  name: '20261124-20-reviews',
  up: (db) =>
    db.raw(`
      create table reviews (
        review_id uuid primary key default gen_random_uuid(),
        course_id integer not null,
        -- Null: the account is gone, and so is the name.
        user_id integer,
        author_name text,
        -- The last text, published or not.
        stars smallint not null check (stars between 1 and 5),
        body text not null,
        status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'removed')),
        -- What everybody reads; nulls: nothing.
        published_stars smallint check (published_stars between 1 and 5),
        published_body text,
        published_edited_at timestamptz,
        created_at timestamptz not null,
        edited_at timestamptz,
        -- Since when the last text is there.
        submitted_at timestamptz not null,
        decision text check (decision in ('accept', 'reject', 'remove')),
        decided_at timestamptz,
        decided_by_name text,
        criterion smallint check (criterion between 1 and 7),
        note text,
        reply_body text,
        reply_at timestamptz,
        version integer not null default 1,
        check ((published_stars is null) = (published_body is null)),
        check (status <> 'published' or published_stars is not null),
        check (status <> 'removed' or published_stars is null)
      );
      create unique index reviews_of_person on reviews (course_id, user_id);
      create index reviews_person on reviews (user_id) where user_id is not null;
      create index reviews_newest on reviews (course_id, created_at desc, review_id) where published_stars is not null;
      create index reviews_highest on reviews (course_id, published_stars desc, created_at desc, review_id) where published_stars is not null;
      create index reviews_lowest on reviews (course_id, published_stars, created_at desc, review_id) where published_stars is not null;
      create index reviews_status on reviews (status, submitted_at, review_id);
      create index reviews_submitted on reviews (submitted_at, review_id);
      create index reviews_created on reviews (created_at, review_id);
      create index reviews_stars on reviews (stars, review_id);
      create index reviews_search on reviews using gin (body gin_trgm_ops, published_body gin_trgm_ops, author_name gin_trgm_ops);

      -- Of the published ones of each course, kept in the transaction of each change.
      create table review_summaries (
        course_id integer primary key,
        stars_1 integer not null default 0 check (stars_1 >= 0),
        stars_2 integer not null default 0 check (stars_2 >= 0),
        stars_3 integer not null default 0 check (stars_3 >= 0),
        stars_4 integer not null default 0 check (stars_4 >= 0),
        stars_5 integer not null default 0 check (stars_5 >= 0),
        version integer not null default 1,
        changed_in xid8 not null default pg_current_xact_id()
      );
      create index review_summaries_changed on review_summaries (changed_in, course_id);
    `),
};
