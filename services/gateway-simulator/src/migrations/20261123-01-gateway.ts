import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** `position` is the order in which rows were made; the times of the gateway are whole seconds. */
export const gateway: Migration = {
  name: '20261123-01-gateway',
  up: (db) =>
    db.raw(`
      create table gateway_order (
        id text primary key,
        position bigint generated always as identity,
        amount integer not null check (amount >= 100),
        amount_paid integer not null default 0,
        currency text not null,
        receipt text,
        notes jsonb not null,
        status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
        attempts integer not null default 0,
        manual_capture boolean not null,
        created_at timestamptz not null
      );
      create index gateway_order_receipt on gateway_order (receipt);
      create index gateway_order_newest on gateway_order (created_at desc, position desc);

      create table payment (
        id text primary key,
        position bigint generated always as identity,
        order_id text not null references gateway_order on delete cascade,
        amount integer not null check (amount > 0),
        status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
        method text not null check (method in ('upi', 'card', 'netbanking')),
        amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
        email text not null,
        contact text not null,
        notes jsonb not null,
        error jsonb,
        created_at timestamptz not null
      );
      create index payment_order on payment (order_id);
      create index payment_newest on payment (created_at desc, position desc);

      create table refund (
        id text primary key,
        position bigint generated always as identity,
        payment_id text not null references payment on delete cascade,
        amount integer not null check (amount >= 100),
        status text not null check (status in ('pending', 'processed', 'failed')),
        speed text not null,
        notes jsonb not null,
        receipt text,
        idempotency_key text unique,
        request_hash text not null,
        created_at timestamptz not null
      );
      create index refund_payment on refund (payment_id);
      create index refund_newest on refund (created_at desc, position desc);

      create table dispute (
        id text primary key,
        payment_id text not null references payment on delete cascade,
        amount integer not null check (amount > 0),
        amount_deducted integer not null default 0,
        status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
        phase text not null,
        created_at timestamptz not null,
        respond_by timestamptz not null
      );

      create table webhook_event (
        id text primary key,
        position bigint generated always as identity,
        type text not null,
        body text not null,
        signature text not null,
        attempts integer not null default 0,
        last_status integer,
        delivered_at timestamptz,
        created_at timestamptz not null
      );
      create index webhook_event_newest on webhook_event (created_at);

      create table control (
        only_row boolean primary key default true check (only_row),
        settings jsonb not null,
        draws bigint not null default 0,
        api_hits integer not null default 0
      );
    `),
};
