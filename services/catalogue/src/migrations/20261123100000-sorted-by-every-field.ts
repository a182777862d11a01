import type { Knex } from 'knex';
import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';

export const name = '20261123100000-sorted-by-every-field';

export const inOneTransaction = false;

/** A long text by its beginning, since an entry of an index has at most 2,700 bytes. */
const indexes = {
  courses_description_idx: 'courses (left(lower(course_description), 200), course_id)',
  courses_info_idx: 'courses (left(lower(course_info), 200), course_id)',
  courses_banner_idx: 'courses (left(banner_image, 200), course_id)',
  courses_video_idx: 'courses (left(video_path, 200), course_id)',
  module_videos_creator_idx: 'module_videos (created_by, video_id)',
};

export const up = (db: Knex): Promise<void> => createIndexes(db, indexes);
