import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * How many tickets there are by status and category, so that the desk's list is not counted each time. A statement adds rows with what it
 * changed, so that writers do not wait for each other; one write in 64 sums the rows up.
 */
export const ticketTallies: Migration = {
  name: '20261124-52-ticket-tallies',
  up: (db) =>
    db.raw(`
      create sequence ticket_tally_writes;
      create table ticket_tally (status text not null, category text not null, count bigint not null);

      create function fold_ticket_tallies() returns void language plpgsql set search_path from current as $$
        begin
          if not pg_try_advisory_xact_lock(hashtext('ticket_tally'), hashtext(current_schema())) then return; end if;
          with gone as (delete from ticket_tally returning *)
          insert into ticket_tally
          select status, category, sum(count) from gone group by status, category having sum(count) <> 0;
        end
      $$;

      create function tally_tickets() returns trigger language plpgsql set search_path from current as $$
        begin
          if tg_op = 'INSERT' then
            insert into ticket_tally select status, category, count(*) from fresh group by status, category;
          elsif tg_op = 'DELETE' then
            insert into ticket_tally select status, category, -count(*) from stale group by status, category;
          else
            insert into ticket_tally
            select status, category, sum(change)
              from (select status, category, 1 as change from fresh
                    union all select status, category, -1 from stale) as changes
             group by status, category having sum(change) <> 0;
          end if;
          if nextval('ticket_tally_writes') % 64 = 0 then perform fold_ticket_tallies(); end if;
          return null;
        end
      $$;

      create trigger ticket_tally_insert after insert on ticket
        referencing new table as fresh for each statement execute function tally_tickets();
      create trigger ticket_tally_update after update on ticket
        referencing new table as fresh old table as stale for each statement execute function tally_tickets();
      create trigger ticket_tally_delete after delete on ticket
        referencing old table as stale for each statement execute function tally_tickets();
    `),
};
