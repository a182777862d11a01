import type { Migration } from '@vidyapath/service-kit/database/migrate';

/**
 * Orders and their items with all amounts as they were ordered. `refunded_paise` counts refunds that are under way or done, so the sums
 * of an order can never say that more goes back than came in.
 */
export const orders: Migration = {
  name: '20261125-03-orders',
  up: (db) =>
    db.raw(`
      create table orders (
        order_id uuid primary key default gen_random_uuid(),
        order_seq bigint generated always as identity,
        order_number text not null generated always as ('VPO' || lpad(order_seq::text, 8, '0')) stored unique,
        user_id integer not null,
        language text not null check (language in ('en', 'hi')),
        status text not null check (status in ('pending', 'paid', 'partially_refunded', 'refunded', 'cancelled', 'expired')),
        -- Set while money and order disagree; it gives and takes no access.
        review text,
        -- Of items, coupon, billing and total: the same request of the same person is the same order.
        content bytea not null,
        billing jsonb not null,
        tax jsonb,
        coupon_code text,
        subtotal_paise bigint not null check (subtotal_paise >= 0),
        discount_paise bigint not null check (discount_paise between 0 and subtotal_paise),
        total_paise bigint not null check (total_paise = subtotal_paise - discount_paise),
        refunded_paise bigint not null default 0 check (refunded_paise between 0 and total_paise),
        provider text not null check (provider in ('razorpay', 'simulated', 'none')),
        key_id text,
        gateway_order_id text unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        paid_at timestamptz,
        updated_at timestamptz not null,
        constraint orders_gateway check ((provider = 'none') = (total_paise = 0) and (provider = 'none') = (gateway_order_id is null)),
        constraint orders_paid_at check (case
          when status in ('paid', 'partially_refunded') then paid_at is not null
          when status in ('pending', 'cancelled', 'expired') then paid_at is null
          else true end),
        constraint orders_refunded check (case status
          when 'refunded' then refunded_paise = total_paise
          when 'partially_refunded' then refunded_paise > 0 and refunded_paise < total_paise
          else refunded_paise = 0 end)
      );
      create index orders_newest on orders (created_at desc, order_id);
      create index orders_of_person on orders (user_id, created_at desc);
      create unique index orders_pending_content on orders (user_id, content) where status = 'pending' and review is null;
      create index orders_pending on orders (expires_at) where status = 'pending';
      create index orders_review on orders (created_at) where review is not null;
      create index orders_paid on orders (paid_at) where paid_at is not null;

      create table order_items (
        item_id uuid primary key default gen_random_uuid(),
        order_id uuid not null references orders,
        position smallint not null,
        kind text not null check (kind in ('course', 'plan')),
        course_id integer,
        plan_id integer,
        title text not null,
        list_paise bigint not null check (list_paise >= 0),
        price_paise bigint not null check (price_paise >= 0),
        discount_paise bigint not null check (discount_paise between 0 and price_paise),
        total_paise bigint not null check (total_paise = price_paise - discount_paise),
        taxable_paise bigint check (taxable_paise >= 0),
        cgst_paise bigint check (cgst_paise >= 0),
        sgst_paise bigint check (sgst_paise = cgst_paise),
        igst_paise bigint check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
        refunded_paise bigint not null default 0 check (refunded_paise in (0, total_paise)),
        -- What a plan was when it was ordered.
        plan_kind text check (plan_kind in ('bundle', 'all')),
        months integer,
        course_ids integer[],
        unique (order_id, position),
        unique nulls not distinct (order_id, course_id, plan_id),
        check ((kind = 'course') = (course_id is not null) and (kind = 'plan') = (plan_id is not null and plan_kind is not null)),
        constraint order_items_tax check (taxable_paise is null or taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
      );
      create index order_items_course on order_items (course_id) where course_id is not null;
      create index order_items_plan on order_items (plan_id) where plan_id is not null;

      -- One row for each change of an order's status or review, and for what happened to its payments and refunds.
      create table order_history (
        history_id bigint generated always as identity primary key,
        order_id uuid not null references orders,
        at timestamptz not null,
        event text not null,
        from_status text,
        to_status text,
        -- Null: the platform itself.
        actor_id integer,
        note text
      );
      create index order_history_of_order on order_history (order_id, history_id);

      create table coupon_uses (
        order_id uuid primary key references orders,
        coupon_id integer not null references coupons,
        user_id integer not null,
        discount_paise bigint not null,
        -- late: paid after the reservation had gone to another.
        state text not null check (state in ('reserved', 'used', 'released', 'late'))
      );
      create index coupon_uses_of_person on coupon_uses (coupon_id, user_id) where state <> 'released';
    `),
};
