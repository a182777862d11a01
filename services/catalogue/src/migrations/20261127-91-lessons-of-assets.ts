import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261127-91-lessons-of-assets';

export const inOneTransaction = false;

export const up = (db: Knex): Promise<void> =>
  createIndexes(db, { module_videos_asset_idx: 'module_videos (asset_id) where asset_id is not null' });
