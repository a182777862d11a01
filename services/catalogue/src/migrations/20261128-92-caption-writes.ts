import type { Knex } from 'knex';

export const name = '20261128-92-caption-writes';

/** The public page of a course says which captions its lessons have. */
export const up = (db: Knex): Promise<void> =>
  db.schema.raw(
    `create trigger assets_content_write after update of captions on assets
     for each statement execute function count_content_write()`,
  );
