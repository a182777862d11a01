import type { Knex } from 'knex';

export const name = '20261121000100-seeded';

/** One row once a seed was loaded, so that records deleted afterwards stay deleted. A filled catalogue counts as seeded. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'create table seeded (loaded boolean primary key default true check (loaded), seeded_at timestamptz not null default now())',
  );
  await db.raw(
    'insert into seeded (loaded) select true where exists (select 1 from categories) or exists (select 1 from courses)',
  );
}
