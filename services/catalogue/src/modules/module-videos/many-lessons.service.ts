import type { OutlineChangesBody, OutlineLessonsBody } from '@vidyapath/http/course-outline';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { recordWrites } from '../../lib/audit/audited-records';
import { assertLessonsFit } from '../../lib/positions/lesson-room';
import { takePosition, videoPositions } from '../../lib/positions/positions';
import { assertStored } from '../../lib/stored-files/stored-files';
import { publishOutlines } from '../course-outlines/course-outlines';
import { lockCourses } from '../courses/courses';
import { assertAssetsExist, holdDurations } from '../lesson-assets/lesson-assets';
import { presentModuleVideo } from './module-videos.presenter';
import { deleteVideos, findVideosIn, insertVideos, setFlags } from './module-videos.repository';
import { assertModuleOf } from './module-videos.service';

/** Adds unpublished lessons at the end of a module, in the order of the body, all or none. */
export async function addLessons(
  ctx: CatalogueContext,
  course_id: number,
  { module_id, lessons }: OutlineLessonsBody,
  { by, idempotencyKey }: Write,
): Promise<ModuleVideo[]> {
  const assetIds = await assertFiles(ctx, lessons);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const durations = await holdDurations(trx, assetIds);
      await lockCourse(trx, course_id);
      await assertModuleOf(trx, { course_id, module_id });
      await assertLessonsFit(trx, course_id, lessons.length);
      const first = await takePosition(trx, videoPositions, { parentId: module_id, count: lessons.length });
      const rows = await insertVideos(
        trx,
        lessons.map(({ video_title, video_url, duration_in_seconds }, at) => ({
          course_id,
          module_id,
          video_title,
          video_url,
          duration_in_seconds: durations.get(assetOfAddress(video_url) ?? '') ?? Math.round(duration_in_seconds ?? 0),
          sequence_no: first + at,
          is_preview: false,
          is_published: false,
        })),
      );
      const made = rows.map(presentModuleVideo).sort((a, b) => a.sequence_no - b.sequence_no);
      await recordWrites(
        trx,
        'video',
        by,
        made.map((after) => ({ id: after.video_id, after })),
      );
      await publishOutlines(ctx, trx, [course_id]);
      return made;
    }),
  );
}

/** Gives lessons of one course new flags, or deletes them. */
export async function changeLessons(
  ctx: CatalogueContext,
  courseId: number,
  { video_ids, set, delete: isDeletion }: OutlineChangesBody,
  { by, idempotencyKey }: Write,
): Promise<void> {
  if (set && isDeletion) throw badRequest('delete', 'Lessons are changed or deleted, not both.');
  // Unknown members are gone by now.
  if (!isDeletion && (!set || Object.keys(set).length === 0)) throw badRequest('set', 'The change is missing.');
  const ids = [...new Set(video_ids)];
  await ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      await lockCourse(trx, courseId);
      const before = await findVideosIn(trx, courseId, ids);
      if (before.length < ids.length) throw badRequest('video_ids', 'This course does not have all of these lessons.');
      if (set) await setFlags(trx, ids, set);
      else await deleteVideos(trx, ids);
      const after = await findVideosIn(trx, courseId, ids);
      await recordWrites(
        trx,
        'video',
        by,
        before.map((row, at) => ({
          id: row.video_id,
          before: presentModuleVideo(row),
          ...(after[at] && { after: presentModuleVideo(after[at]) }),
        })),
      );
      await publishOutlines(ctx, trx, [courseId]);
      return {};
    }),
  );
}

/** Throws a 400 for files that are not stored here. Returns the assets. */
async function assertFiles(ctx: CatalogueContext, lessons: OutlineLessonsBody['lessons']): Promise<string[]> {
  const assetIds = new Set<string>();
  const others: Record<string, string> = {};
  for (const [at, { video_url }] of lessons.entries()) {
    const assetId = assetOfAddress(video_url);
    if (assetId) assetIds.add(assetId);
    else others[`lessons.${at}.video_url`] = video_url;
  }
  await assertStored(ctx.isStored, 'lessons', others);
  await assertAssetsExist(ctx, [...assetIds]);
  return [...assetIds];
}

async function lockCourse(trx: Knex.Transaction, id: number): Promise<void> {
  const locked = await lockCourses(trx, [id]);
  if (!locked.has(id)) throw notFound('This course does not exist.');
}
