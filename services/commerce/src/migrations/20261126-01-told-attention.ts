import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const toldAttention: Migration = {
  name: '20261126-01-told-attention',
  up: (db) =>
    db.raw(`
      -- What was raised for staff and is not settled.
      create table told_attention (
        kind text not null,
        id text not null,
        attention_id uuid not null default gen_random_uuid(),
        primary key (kind, id)
      )
    `),
};
