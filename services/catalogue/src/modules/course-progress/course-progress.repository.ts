import type { Database } from '@vidyapath/service-kit/database/database';
import type { ShownReviews } from './shown-reviews';

export interface ProgressRow {
  course_name: string;
  course_description: string;
  module_id: number;
  module_sequence_no: number;
  module_name: string;
  module_description: string;
  video_id: number | null;
  video_title: string | null;
  video_url: string | null;
  duration_in_seconds: number | null;
}

export interface PublicModuleRow {
  module_name: string;
  module_description: string;
  total_duration: number;
}

export function createCourseProgressRepository(db: Database) {
  return {
    /** A row a video; a module without videos is one row with nulls. */
    async rows(courseId: number, inactiveToo: boolean): Promise<ProgressRow[]> {
      const rows = db('course_modules as m')
        .join('courses as c', 'c.course_id', 'm.course_id')
        .leftJoin('module_videos as v', 'v.module_id', 'm.module_id')
        .where('m.course_id', courseId)
        .orderByRaw('m.sequence_no, v.sequence_no')
        .select('c.course_name', 'c.course_description', 'm.module_id', 'm.module_name', 'm.module_description')
        .select(
          'm.sequence_no as module_sequence_no',
          'v.video_id',
          'v.video_title',
          'v.video_url',
          'v.duration_in_seconds',
        );
      return inactiveToo ? rows : rows.where('m.status', 'Active');
    },
    async publicModules(courseId: number): Promise<PublicModuleRow[]> {
      return db('course_modules as m')
        .leftJoin('module_videos as v', 'v.module_id', 'm.module_id')
        .where({ 'm.course_id': courseId, 'm.status': 'Active' })
        .groupBy('m.module_id')
        .orderBy('m.sequence_no')
        .select('m.module_name', 'm.module_description')
        .select(db.raw('coalesce(sum(v.duration_in_seconds), 0)::float8 as total_duration'));
    },
    /** Seconds of the videos in active modules, of each of these courses. */
    async totalDurations(courseIds: readonly number[]): Promise<Map<number, number>> {
      const rows: { course_id: number; seconds: string }[] = await db('course_durations').whereRaw(
        'course_id = any(?)',
        [[...courseIds]],
      );
      return new Map(rows.map(({ course_id, seconds }) => [course_id, Number(seconds)]));
    },
    /** Of those of these courses that have enough of them. */
    async shownReviews(courseIds: readonly number[]): Promise<Map<number, ShownReviews>> {
      const rows: { course_id: number; shown_mean: string; shown_count: number }[] = await db('course_reviews')
        .whereRaw('course_id = any(?)', [[...courseIds]])
        .where('shown_count', '>', 0);
      return new Map(
        rows.map((row) => [row.course_id, { ReviewMean: Number(row.shown_mean), ReviewCount: row.shown_count }]),
      );
    },
  };
}

export type CourseProgressRepository = ReturnType<typeof createCourseProgressRepository>;
