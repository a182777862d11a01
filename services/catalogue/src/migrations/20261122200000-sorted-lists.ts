import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Knex } from 'knex';

export const name = '20261122200000-sorted-lists';

export const inOneTransaction = false;

/** Orders that modules and videos may be listed in. A long text by its beginning, since an entry of an index has at most 2,700 bytes. */
const indexes = {
  course_modules_description_idx: 'course_modules (left(lower(module_description), 200), module_id)',
  course_modules_status_idx: 'course_modules (status, module_id)',
  module_videos_url_idx: 'module_videos (left(video_url, 200), video_id)',
  module_videos_duration_idx: 'module_videos (duration_in_seconds, video_id)',
  module_videos_sequence_idx: 'module_videos (sequence_no, video_id)',
};

export const up = (db: Knex): Promise<void> => createIndexes(db, indexes);
