import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * A ticket of the contact form has no `user_id`; neither has one of an erased account, which keeps no name and address either.
 * `due_at` is when the desk has to write next; `told_due_at` the last of these times that passed and was reported.
 */
export const tickets: Migration = {
  name: '20261124-51-tickets',
  up: (db) =>
    db.raw(`
      create table ticket (
        ticket_id uuid primary key default gen_random_uuid(),
        seq bigint generated always as identity,
        number text not null generated always as ('VT-' || lpad(seq::text, greatest(6, length(seq::text)), '0')) stored,
        status text not null check (status in ('open', 'answered', 'closed')),
        category text not null,
        subject text not null,
        source text not null,
        user_id integer,
        asker_name text,
        asker_email text,
        language text not null,
        order_id uuid,
        course_id integer,
        assigned_to integer,
        created_at timestamptz not null,
        acknowledge_by timestamptz not null,
        resolve_by timestamptz not null,
        first_answered_at timestamptz,
        answered_at timestamptz,
        closed_at timestamptz,
        last_message_at timestamptz not null,
        due_at timestamptz not null generated always as (
          case when status <> 'open' then timestamptz 'infinity'
               when first_answered_at is null then acknowledge_by
               else resolve_by end
        ) stored,
        told_due_at timestamptz,
        check (status = 'closed' or closed_at is null)
      );
      create unique index ticket_seq on ticket (seq);
      create index ticket_due on ticket (due_at, last_message_at desc, ticket_id);
      create index ticket_status on ticket (status, due_at, last_message_at desc, ticket_id);
      create index ticket_own on ticket (user_id, last_message_at desc, ticket_id) where user_id is not null;
      create index ticket_assigned on ticket (assigned_to, due_at, last_message_at desc, ticket_id);
      create index ticket_category on ticket (category, due_at, last_message_at desc, ticket_id);
      create index ticket_answered on ticket (answered_at) where status = 'answered';
      create index ticket_closed on ticket (closed_at) where status = 'closed';
      create index ticket_search on ticket
        using gin (number gin_trgm_ops, subject gin_trgm_ops, asker_name gin_trgm_ops, asker_email gin_trgm_ops);

      create table ticket_message (
        message_id uuid primary key default gen_random_uuid(),
        seq bigint generated always as identity,
        ticket_id uuid not null references ticket on delete cascade,
        author_id integer,
        author_name text,
        by_staff boolean not null,
        internal boolean not null,
        body text not null,
        created_at timestamptz not null,
        check (by_staff or not internal)
      );
      create index ticket_message_ticket on ticket_message (ticket_id, seq);
      create index ticket_message_author on ticket_message (author_id);

      alter table contact_message add column ticket_id uuid;
    `),
};
