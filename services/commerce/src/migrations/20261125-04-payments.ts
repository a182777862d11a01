import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const payments: Migration = {
  name: '20261125-04-payments',
  up: (db) =>
    db.raw(`
      -- As the gateway reports them. At most one pays the order; any other that was captured is paid back or under review.
      create table payments (
        gateway_payment_id text primary key,
        order_id uuid not null references orders,
        amount_paise bigint not null check (amount_paise >= 0),
        currency text not null,
        status text not null check (status in ('created', 'failed', 'authorized', 'captured')),
        method text,
        captured_at timestamptz,
        pays_order boolean not null default false,
        -- Of refunds that are under way or done.
        refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint payments_captured check ((status = 'captured') = (captured_at is not null)),
        constraint payments_pay_captured check (not pays_order or (status = 'captured' and currency = 'INR')),
        constraint payments_refund_captured check (refunded_paise = 0 or status = 'captured')
      );
      create index payments_of_order on payments (order_id);
      create unique index payments_one_pays on payments (order_id) where pays_order;

      create table gateway_events (
        event_id text primary key,
        type text not null,
        raw bytea not null,
        received_at timestamptz not null,
        processed_at timestamptz,
        outcome text,
        attempts integer not null default 0,
        last_error text
      );
      create index gateway_events_waiting on gateway_events (received_at) where processed_at is null;

      create table refunds (
        refund_id uuid primary key default gen_random_uuid(),
        order_id uuid not null references orders,
        gateway_payment_id text not null references payments,
        amount_paise bigint not null check (amount_paise > 0),
        status text not null check (status in ('pending', 'processed', 'failed')),
        reason text not null,
        -- gateway: made there by hand. dispute: lost, no call was made.
        cause text not null check (cause in ('buyer', 'staff', 'surplus', 'not-honoured', 'gateway', 'dispute')),
        actor_id integer,
        idempotency_key text not null unique,
        gateway_refund_id text unique,
        created_at timestamptz not null,
        processed_at timestamptz,
        failed_at timestamptz,
        last_error text,
        -- Of a bank transfer that settled one that had failed.
        paid_otherwise text,
        check ((status = 'processed') = (processed_at is not null)),
        check ((status = 'failed') = (failed_at is not null))
      );
      create index refunds_of_order on refunds (order_id);
      create index refunds_open on refunds (created_at) where status = 'pending';
      create index refunds_failed on refunds (failed_at) where status = 'failed' and paid_otherwise is null;

      create table refund_items (
        refund_id uuid not null references refunds,
        item_id uuid not null references order_items,
        amount_paise bigint not null check (amount_paise >= 0),
        -- False once the refund has failed, so that the item can be refunded again.
        live boolean not null default true,
        primary key (refund_id, item_id)
      );
      create unique index refund_items_once on refund_items (item_id) where live;

      create table disputes (
        dispute_id text primary key,
        gateway_payment_id text not null references payments,
        order_id uuid not null references orders,
        amount_paise bigint not null,
        status text not null,
        respond_by timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
    `),
};
