import type { Knex } from 'knex';
import { firstOf } from '../../lib/lists/rows';

export interface LessonRow {
  video_id: number;
  course_id: number;
  video_url: string;
  duration_in_seconds: number;
  is_preview: boolean;
  is_published: boolean;
  /** Whether its module is active. */
  active: boolean;
  /** Whether its course is public. */
  is_public: boolean;
}

export const findLesson = (on: Knex, videoId: number): Promise<LessonRow | undefined> =>
  firstOf(
    on('module_videos as v')
      .join('course_modules as m', 'm.module_id', 'v.module_id')
      .join('courses as c', 'c.course_id', 'v.course_id')
      .where('v.video_id', videoId)
      .select('v.video_id', 'v.course_id', 'v.video_url', 'v.duration_in_seconds', 'v.is_preview', 'v.is_published')
      .select('c.is_public', on.raw("m.status = 'Active' as active"))
      .first(),
  );
