import type { CourseOutline } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import { callAll, type LearningContext } from '../../context';
import { findLesson, findLessonsOfCourses, type LessonRow, storeLessons } from './lessons.repository';
import { assertSecond, outlineChange } from './outlines.policy';

/** `notifies`: new lessons are published to learners. */
export async function storeOutlines(
  { hooks }: LearningContext,
  trx: Knex.Transaction,
  outlines: readonly CourseOutline[],
  notifies: boolean,
): Promise<void> {
  const ids = outlines.map(({ course_id }) => course_id);
  const known = new Set(await trx('outlines').whereIn('course_id', ids).pluck<number[]>('course_id'));
  const rows = outlines.map(({ course_id, version, deleted }) => ({ course_id, version, deleted }));
  const stored = await keepNewer(trx, { table: 'outlines', key: 'course_id', rows });
  const news = new Set(stored.map(({ course_id }) => course_id));
  const before = await findLessonsOfCourses(trx, [...news]);
  await storeLessons(
    trx,
    outlines.filter(({ course_id }) => news.has(course_id)),
  );
  const after = await findLessonsOfCourses(trx, [...news]);
  for (const id of news) {
    const change = outlineChange(id, before.get(id) ?? [], after.get(id) ?? []);
    await callAll(hooks.outlineChanged, trx, notifies && known.has(id) ? change : { ...change, gained: 0 });
  }
}

/** Asks catalogue for the outline of a course, or of the course that has a video. */
async function fetchOutline(ctx: LearningContext, query: { ids: string } | { video_id: number }): Promise<void> {
  const page = await bodyOf(ctx.clients.catalogue.GET('/internal/course-outlines', { params: { query } }));
  await ctx.db.transaction((trx) => storeOutlines(ctx, trx, page.items, false));
}

/** The lesson, of whatever module. Asks catalogue for one that no event has named yet, so call it outside of transactions. */
async function readLesson(ctx: LearningContext, videoId: number): Promise<LessonRow | undefined> {
  const known = await findLesson(ctx.db, videoId);
  if (known) return known;
  await fetchOutline(ctx, { video_id: videoId });
  return findLesson(ctx.db, videoId);
}

/** @throws {HttpProblem} 404 where there is none */
export async function existingLesson(ctx: LearningContext, videoId: number): Promise<LessonRow> {
  const lesson = await readLesson(ctx, videoId);
  if (!lesson) throw notFound('This lesson does not exist.');
  return lesson;
}

/** The lesson that something is about, which may be an inactive one. @throws {HttpProblem} 400 where there is none, or it ends before */
export async function lessonAt(
  ctx: LearningContext,
  { video_id, at_seconds }: { video_id: number; at_seconds: number | null },
): Promise<LessonRow> {
  const lesson = await readLesson(ctx, video_id);
  if (!lesson) throw badRequest('video_id', 'This lesson does not exist.');
  assertSecond(lesson, at_seconds);
  return lesson;
}

/** In their order. Asks catalogue for a course whose lessons no event has named yet. */
export async function lessonsOfCourse(ctx: LearningContext, courseId: number): Promise<LessonRow[]> {
  const known: unknown = await ctx.db('outlines').where('course_id', courseId).first('course_id');
  if (!known) await fetchOutline(ctx, { ids: String(courseId) });
  return (await findLessonsOfCourses(ctx.db, [courseId])).get(courseId) ?? [];
}
