import type { CourseOutline } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import { type LessonRow, lessonsRepository as lessons } from './lessons.repository';
import { type OutlineChange, outlineChange } from './outline-change';

export interface OutlinesOptions {
  db: Database;
  /** Asks catalogue for the outline of a course, or of the course that has a video; undefined: there is none. */
  fetchOutline: (of: { ids: string } | { video_id: number }) => Promise<CourseOutline | undefined>;
  /** Once for each outline that is newer than the one before it, from events and feeds. */
  onChanged: (trx: Knex.Transaction, change: OutlineChange) => Promise<unknown>;
}

export function createOutlinesService({ db, fetchOutline, onChanged }: OutlinesOptions) {
  /** `notifies`: new lessons are published to learners. */
  const keep = async (trx: Knex.Transaction, outline: CourseOutline, notifies: boolean): Promise<void> => {
    const { course_id, version, deleted } = outline;
    const known: unknown = await trx('outlines').where({ course_id }).first('course_id');
    const before = await lessons.ofCourse(trx, course_id);
    const row = { course_id, version, deleted };
    if (!(await keepNewer(trx, { table: 'outlines', key: 'course_id', row }))) return;
    await lessons.store(trx, outline);
    const change = outlineChange(course_id, before, await lessons.ofCourse(trx, course_id));
    await onChanged(trx, notifies && known ? change : { ...change, gained: 0 });
  };
  const fetch = async (of: Parameters<typeof fetchOutline>[0]): Promise<void> => {
    const outline = await fetchOutline(of);
    if (outline) await db.transaction((trx) => keep(trx, outline, false));
  };
  const find = async (videoId: number): Promise<LessonRow | undefined> => {
    const known = await lessons.find(db, videoId);
    if (known) return known;
    await fetch({ video_id: videoId });
    return lessons.find(db, videoId);
  };
  return {
    keep,
    /** The lesson, of whatever module. Asks catalogue for one that no event has named yet, so call it outside of transactions. */
    find,
    /** @throws {HttpProblem} 404 where there is none */
    async existing(videoId: number): Promise<LessonRow> {
      const lesson = await find(videoId);
      if (!lesson) throw notFound('This lesson does not exist.');
      return lesson;
    },
    /** Its lessons in their order. Asks catalogue for a course whose lessons no event has named yet. */
    async ofCourse(courseId: number): Promise<LessonRow[]> {
      const known: unknown = await db('outlines').where('course_id', courseId).first('course_id');
      if (!known) await fetch({ ids: String(courseId) });
      return lessons.ofCourse(db, courseId);
    },
  };
}

export type OutlinesService = ReturnType<typeof createOutlinesService>;
