import type { CourseOutline } from '@vidyapath/http/course-events';
import type { Knex } from 'knex';

/** A lesson that its course has now. */
export interface LessonRow {
  video_id: number;
  course_id: number;
  module_id: number;
  title: string;
  /** 0: not known. */
  duration_seconds: number;
  position: number;
  /** Whether its module is. */
  active: boolean;
  file: string;
  /** Whether no player can tell the position in its video. */
  hides_position: boolean;
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
] as const satisfies readonly (keyof LessonRow)[];

const storeSql = `
  insert into lessons as l (video_id, course_id, module_id, title, duration_seconds, position, active, file, hides_position, version)
  select v.video_id, :course_id, v.module_id, v.title, v.duration_seconds, v.position, v.active, v.file,
         coalesce(v.hides_position, false), :version
    from json_to_recordset(:videos) v (video_id integer, module_id integer, title text, duration_seconds integer,
                                       position integer, active boolean, file text, hides_position boolean)
   order by v.video_id
  on conflict (video_id) do update set
    course_id = excluded.course_id, module_id = excluded.module_id, title = excluded.title,
    duration_seconds = excluded.duration_seconds, position = excluded.position, active = excluded.active,
    file = excluded.file, hides_position = excluded.hides_position, version = excluded.version, gone_at = null
  where l.version < excluded.version`;

export const findLesson = (on: Knex, videoId: number): Promise<LessonRow | undefined> =>
  on<LessonRow>('lessons')
    .where('video_id', videoId)
    .whereNull('gone_at')
    .first(...columns);

/** In their order. */
export async function findLessonsOfCourse(on: Knex, courseId: number): Promise<LessonRow[]> {
  const rows: LessonRow[] = await on('lessons')
    .where('course_id', courseId)
    .whereNull('gone_at')
    .orderBy('position')
    .select(...columns);
  return rows;
}

/** Makes the course's lessons those of the outline. */
export async function storeLessons(
  trx: Knex.Transaction,
  { course_id, version, videos }: CourseOutline,
): Promise<void> {
  await trx('lessons')
    .where('course_id', course_id)
    .whereNull('gone_at')
    .whereRaw('not video_id = any(?)', [videos.map(({ video_id }) => video_id)])
    .update({ gone_at: trx.fn.now() });
  const rows = JSON.stringify(videos.map((video, position) => ({ ...video, position })));
  await trx.raw(storeSql, { course_id, version, videos: rows });
}

const goneAfter = '5 minutes';
const atOnce = 100;

/** Deletes lessons that left the outline of their course, with people's progress in them, by its foreign keys. */
export async function deleteGoneLessons(on: Knex): Promise<void> {
  for (let deleted = atOnce; deleted === atOnce;) {
    const gone = on('lessons').whereRaw('gone_at < now() - ?::interval', [goneAfter]).select('video_id').limit(atOnce);
    deleted = await on('lessons').whereIn('video_id', gone).whereNotNull('gone_at').delete();
  }
}
