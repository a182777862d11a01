import type { CourseOutline } from '@vidyapath/http/course-events';
import type { Knex } from 'knex';
import { type RemovedLesson, storeRemovals } from './removed-lessons.repository';

/** A lesson that its course has now. */
export interface LessonRow {
  video_id: number;
  course_id: number;
  module_id: number;
  title: string;
  /** 0: not known. */
  duration_seconds: number;
  position: number;
  /** Whether it counts: learners see it, or would if they might. */
  active: boolean;
  file: string;
  /** Whether no player can tell the position in its video. */
  hides_position: boolean;
  /** Null: the file is elsewhere. */
  asset_id: string | null;
  /** Whether an outline before the last one had it active in this course. */
  was_active: boolean;
}

const columns = [
  'video_id',
  'course_id',
  'module_id',
  'title',
  'duration_seconds',
  'position',
  'active',
  'file',
  'hides_position',
  'asset_id',
  'was_active',
] as const satisfies readonly (keyof LessonRow)[];

const storeSql = `
  insert into lessons as l (video_id, course_id, module_id, title, duration_seconds, position, active, file, hides_position, asset_id, version)
  select distinct on (v.video_id) v.video_id, v.course_id, v.module_id, v.title, v.duration_seconds, v.position, v.active, v.file,
         coalesce(v.hides_position, false), v.asset_id, v.version
    from json_to_recordset(:videos) v (video_id integer, course_id integer, module_id integer, title text, duration_seconds integer,
                                       position integer, active boolean, file text, hides_position boolean, asset_id text, version bigint)
   order by v.video_id, v.version desc
  on conflict (video_id) do update set
    course_id = excluded.course_id, module_id = excluded.module_id, title = excluded.title,
    duration_seconds = excluded.duration_seconds, position = excluded.position, active = excluded.active,
    file = excluded.file, hides_position = excluded.hides_position, asset_id = excluded.asset_id,
    was_active = l.course_id = excluded.course_id and (l.was_active or l.active), version = excluded.version, gone_at = null
  where l.version < excluded.version`;

const removeSql = `
  update lessons l set gone_at = now()
   where l.course_id = any(:courses) and l.gone_at is null
     and (l.course_id, l.video_id) not in (
       select v.course_id, v.video_id from json_to_recordset(:videos) v (course_id integer, video_id integer))`;

export const findLesson = (on: Knex, videoId: number): Promise<LessonRow | undefined> =>
  on<LessonRow>('lessons')
    .where('video_id', videoId)
    .whereNull('gone_at')
    .first(...columns);

/** By course, in their order; without courses that have none. */
export async function findLessonsOfCourses(on: Knex, courseIds: readonly number[]): Promise<Map<number, LessonRow[]>> {
  const rows: LessonRow[] = await on('lessons')
    .whereIn('course_id', [...courseIds])
    .whereNull('gone_at')
    .orderBy('position')
    .select(...columns);
  const byCourse = new Map<number, LessonRow[]>();
  for (const row of rows) {
    const lessons = byCourse.get(row.course_id);
    if (lessons) lessons.push(row);
    else byCourse.set(row.course_id, [row]);
  }
  return byCourse;
}

/** Makes the lessons of these courses those of the outlines. A lesson that moved is that of the newer outline. */
export async function storeLessons(trx: Knex.Transaction, outlines: readonly CourseOutline[]): Promise<void> {
  const lessons = outlines.flatMap(({ course_id, version, videos }) =>
    videos.map((video, position) => ({ ...video, course_id, version, position })),
  );
  const courseIds = outlines.map(({ course_id }) => course_id);
  const videoIds = lessons.map(({ video_id }) => video_id);
  const before = await findActiveLessons(trx, courseIds, videoIds);
  const videos = JSON.stringify(lessons);
  await trx.raw(removeSql, { courses: courseIds, videos });
  await trx.raw(storeSql, { videos });
  const deleted = new Set(outlines.filter((outline) => outline.deleted).map(({ course_id }) => course_id));
  const left = before.filter(({ course_id }) => !deleted.has(course_id));
  await storeRemovals(trx, courseIds, left);
}

/** Active lessons of these courses, and these lessons where another course has them. */
const findActiveLessons = (
  trx: Knex.Transaction,
  courseIds: readonly number[],
  videoIds: readonly number[],
): Promise<RemovedLesson[]> =>
  trx('lessons')
    .whereRaw('(course_id = any(?) or video_id = any(?))', [[...courseIds], [...videoIds]])
    .where('active', true)
    .whereNull('gone_at')
    .select('course_id', 'video_id', 'file');

const goneAfter = '5 minutes';
const atOnce = 100;

/**
 * Deletes lessons that left the outline of their course, with people's progress in them, by its foreign keys; not while that says who
 * completes a course without them.
 */
export async function deleteGoneLessons(on: Knex): Promise<void> {
  for (let deleted = atOnce; deleted === atOnce;) {
    const gone = on('lessons')
      .whereRaw('gone_at < now() - ?::interval', [goneAfter])
      .whereNotExists(on('removed_lessons').whereRaw('removed_lessons.video_id = lessons.video_id'))
      .select('video_id')
      .limit(atOnce);
    deleted = await on('lessons').whereIn('video_id', gone).whereNotNull('gone_at').delete();
  }
}
