import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { countRowsOf } from './20261124-23-row-counts';

export const discussions: Migration = {
  name: '20261124-24-discussions',
  up: async (db) => {
    await db.raw(`
      create table threads (
        thread_id uuid primary key default gen_random_uuid(),
        course_id integer not null,
        video_id integer references lessons on delete set null,
        at_seconds double precision,
        title text not null,
        body text not null,
        -- Null: the account is gone, and so is the name.
        user_id integer,
        author_name text,
        by_staff boolean not null,
        created_at timestamptz not null,
        edited_at timestamptz,
        -- By the author; the texts are gone.
        deleted_at timestamptz,
        -- By staff, which may restore it.
        hidden_at timestamptz,
        hidden_reason text,
        removed boolean not null generated always as (deleted_at is not null or hidden_at is not null) stored,
        -- All that were ever written; a thread holds so many.
        posts_written integer not null default 0,
        -- Those that are there.
        post_count integer not null default 0 check (post_count >= 0),
        -- Of these, those of others than the asker.
        answer_count integer not null default 0 check (answer_count >= 0),
        unanswered boolean not null
          generated always as (deleted_at is null and hidden_at is null and answer_count = 0) stored,
        last_post_at timestamptz,
        accepted_post_id uuid,
        report_count integer not null default 0,
        last_reported_at timestamptz
      );
      create index threads_newest on threads (course_id, created_at, thread_id);
      create index threads_unanswered on threads (course_id, unanswered, created_at, thread_id);
      create index threads_title on threads (course_id, lower(title), thread_id);
      create index threads_post_count on threads (course_id, post_count, thread_id);
      create index threads_last_post on threads (course_id, coalesce(last_post_at, '-infinity'), thread_id);
      create index threads_all_newest on threads (created_at, thread_id);
      create index threads_all_unanswered on threads (unanswered, created_at, thread_id);
      create index threads_lesson on threads (video_id, created_at, thread_id) where video_id is not null;
      create index threads_person on threads (user_id) where user_id is not null;
      create index threads_search on threads using gin (title gin_trgm_ops, body gin_trgm_ops);
      create index threads_reported on threads (last_reported_at) where report_count > 0;
      create index threads_hidden on threads (hidden_at) where hidden_at is not null;

      create table posts (
        post_id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references threads on delete cascade,
        course_id integer not null,
        body text not null,
        user_id integer,
        author_name text,
        by_staff boolean not null,
        -- Of the thread: such a post is no answer.
        by_asker boolean not null,
        created_at timestamptz not null,
        edited_at timestamptz,
        deleted_at timestamptz,
        hidden_at timestamptz,
        hidden_reason text,
        removed boolean not null generated always as (deleted_at is not null or hidden_at is not null) stored,
        votes integer not null default 0 check (votes >= 0),
        report_count integer not null default 0,
        last_reported_at timestamptz
      );
      create index posts_of_thread on posts (thread_id, created_at, post_id);
      create index posts_person on posts (user_id) where user_id is not null;
      create index posts_reported on posts (last_reported_at) where report_count > 0;
      create index posts_hidden on posts (hidden_at) where hidden_at is not null;

      create table post_votes (
        post_id uuid not null references posts on delete cascade,
        user_id integer not null,
        primary key (post_id, user_id)
      );
      create index post_votes_person on post_votes (user_id);

      create table reports (
        report_id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references threads on delete cascade,
        -- Null: of the thread itself.
        post_id uuid references posts on delete cascade,
        user_id integer not null,
        reason text not null,
        created_at timestamptz not null,
        -- Staff has decided.
        settled_at timestamptz
      );
      create unique index reports_open on reports (thread_id, post_id, user_id) nulls not distinct where settled_at is null;
      create index reports_of_post on reports (post_id) where post_id is not null;
      create index reports_person on reports (user_id);
    `);
    await countRowsOf(db, 'threads', `case when unanswered then 'unanswered' else 'others' end`);
  },
};
