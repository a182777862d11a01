import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** A number is taken in the transaction that stores its document, under the lock of its series, so that there is no gap and no double. */
export const documents: Migration = {
  name: '20261125-06-documents',
  up: (db) =>
    db.raw(`
      create table document_series (
        -- Such as VP2627-
        prefix text primary key,
        last_number integer not null check (last_number between 1 and 999999)
      );

      create table documents (
        number text primary key check (length(number) <= 16),
        kind text not null check (kind in ('invoice', 'receipt', 'credit-note', 'refund-note')),
        order_id uuid not null references orders,
        refund_id uuid references refunds,
        issued_at timestamptz not null,
        total_paise bigint not null check (total_paise > 0),
        taxable_paise bigint not null,
        cgst_paise bigint not null,
        sgst_paise bigint not null,
        igst_paise bigint not null,
        -- All that is printed, as it was.
        content jsonb not null,
        -- Financial year's end and eight years.
        keep_until date not null,
        check ((kind in ('credit-note', 'refund-note')) = (refund_id is not null))
      );
      create unique index documents_of_order on documents (order_id) where refund_id is null;
      create unique index documents_of_refund on documents (refund_id) where refund_id is not null;
      create index documents_notes_of_order on documents (order_id) where refund_id is not null;
      create index documents_issued on documents (issued_at);
      create index documents_kept on documents (keep_until);

      create function refuse_document_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.keep_until < current_date then
            return old;
          end if;
        end if;
        raise exception 'documents are never changed';
      end $$;
      create trigger documents_immutable before update or delete on documents
        for each row execute function refuse_document_change();
      create trigger documents_not_truncated before truncate on documents
        for each statement execute function refuse_document_change();

      -- What reports sum: a day's documents by each dimension, added up in the transaction that issues one.
      create table sales_days (
        dimension text not null check (dimension in ('all', 'course', 'plan', 'coupon', 'state', 'method')),
        -- Of India.
        day date not null,
        key text not null,
        orders integer not null,
        items integer not null,
        gross_paise bigint not null,
        discount_paise bigint not null,
        refunded_paise bigint not null,
        taxable_paise bigint not null,
        cgst_paise bigint not null,
        sgst_paise bigint not null,
        igst_paise bigint not null,
        primary key (dimension, day, key)
      );
      -- What staff looks for.
      create index orders_search on orders using gin (order_number gin_trgm_ops, (billing ->> 'name') gin_trgm_ops);
      create index people_search on people using gin (name gin_trgm_ops, email gin_trgm_ops);
      create index gateway_events_of_order on gateway_events (substring(encode(raw, 'escape') from '"(order_[A-Za-z0-9]{10,40})"'));
      create index coupon_uses_late on coupon_uses (order_id) where state = 'late';
      -- Sales without a document.
      create index orders_given on orders (paid_at) where paid_at is not null and total_paise = 0;
      create index refunds_processed on refunds (processed_at) where status = 'processed' and cause <> 'surplus';
    `),
};
