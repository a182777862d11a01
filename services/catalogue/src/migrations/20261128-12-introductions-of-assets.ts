import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261128-12-introductions-of-assets';

export const inOneTransaction = false;

/** Before an asset is deleted, media asks whether it is the introduction of a course. */
export const up = (db: Knex): Promise<void> =>
  createIndexes(db, { courses_asset_idx: "courses (video_path) where video_path like '/media/lessons/%'" });
