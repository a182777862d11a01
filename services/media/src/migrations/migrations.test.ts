import { describeMigrations } from '@vidyapath/kit-testing/migrations/describe-migrations';
import { mediaMigrations } from './migrations';
import { mediaSchema } from './schema';

describeMigrations({
  schema: mediaSchema,
  migrations: mediaMigrations,
  firstRelease: '20261120-01-media',
  fill: (db, rows) =>
    db.raw(
      `insert into image (hash, path, width, height, bytes)
       select hash, '/media/' || hash || '.webp', 1, 1, 1 from generate_series(1, ?::int) n, lateral (select encode(sha256(n::text::bytea), 'hex') as hash) as named`,
      [rows],
    ),
});
