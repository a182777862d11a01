import { assetOfAddress } from '@vidyapath/http/lesson-names';
import type { ModuleVideo, ModuleVideoBody, ModuleVideoListQuery } from '@vidyapath/http/module-video';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { subjectOf } from '@vidyapath/service-kit/http/field-words';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { assertLessonsFit } from '../../lib/positions/lesson-room';
import { takePosition, videoPositions } from '../../lib/positions/positions';
import { assertStored } from '../../lib/stored-files/stored-files';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import { publishOutlines } from '../course-outlines/course-outlines';
import { lockCourses } from '../courses/courses';
import { assertAssetExists, holdDurations } from '../lesson-assets/lesson-assets';
import { presentModuleVideo } from './module-videos.presenter';
import {
  courseOfModule,
  deleteVideos,
  findVideo,
  insertVideo,
  listVideos,
  lockVideo,
  type ModuleVideoFields,
  type ModuleVideoRow,
  updateVideo,
} from './module-videos.repository';

export async function readVideos({ reads }: CatalogueContext, query: ModuleVideoListQuery) {
  return presentList(await listVideos(reads, query), (rows) => rows.map(presentModuleVideo));
}

export async function readVideo({ db }: CatalogueContext, id: number): Promise<ModuleVideo> {
  return presentModuleVideo(await existing(db, id));
}

export async function createVideo(
  ctx: CatalogueContext,
  body: ModuleVideoBody,
  { by, idempotencyKey }: Write,
): Promise<ModuleVideo> {
  await assertFile(ctx, body);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const duration = await durationOf(trx, body);
      await lockTarget(trx, body);
      await assertLessonsFit(trx, body.course_id, 1);
      const position = await takePosition(trx, videoPositions, {
        parentId: body.module_id,
        position: body.sequence_no,
      });
      const after = presentModuleVideo(await insertVideo(trx, fieldsOf(body, duration, position, newFlags)));
      await recordWrite(trx, 'video', after.video_id, { by, after });
      await publishOutlines(ctx, trx, [after.course_id]);
      return after;
    }),
  );
}

export async function changeVideo(
  ctx: CatalogueContext,
  id: number,
  body: ModuleVideoBody,
  { by, ifMatch }: Write,
): Promise<ModuleVideo> {
  await assertFile(ctx, body, id);
  return ctx.db.transaction(async (trx) => {
    const unlocked = await existing(trx, id);
    const duration = await durationOf(trx, body);
    await lockTarget(trx, body, unlocked.course_id);
    const row = await lockIn(trx, id, unlocked.course_id);
    const before = presentModuleVideo(row);
    await assertUnchanged(trx, 'video', id, { ifMatch, current: before });
    if (row.course_id !== body.course_id) await assertLessonsFit(trx, body.course_id, 1);
    const position = await positionAfter(trx, row, body);
    const after = presentModuleVideo(await updateVideo(trx, id, fieldsOf(body, duration, position, row)));
    await recordWrite(trx, 'video', id, { by, before, after });
    await publishOutlines(ctx, trx, [before.course_id, after.course_id]);
    return after;
  });
}

export async function removeVideo(ctx: CatalogueContext, id: number, { by, ifMatch }: Write): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const { course_id } = await existing(trx, id);
    await lockCourses(trx, [course_id]);
    const before = presentModuleVideo(await lockIn(trx, id, course_id));
    await assertUnchanged(trx, 'video', id, { ifMatch, current: before });
    await deleteVideos(trx, [id]);
    await recordWrite(trx, 'video', id, { by, before });
    await publishOutlines(ctx, trx, [course_id]);
  });
}

async function existing(on: Knex, id: number): Promise<ModuleVideoRow> {
  const row = await findVideo(on, id);
  if (!row) throw gone();
  return row;
}

/** Locks the courses; refuses a body whose course or module is unknown, or whose module is another course's. */
async function lockTarget(trx: Knex.Transaction, body: ModuleVideoBody, alsoCourseId?: number): Promise<void> {
  const locked = await lockCourses(trx, [body.course_id, alsoCourseId ?? body.course_id]);
  if (!locked.has(body.course_id)) throw badRequest('course_id', 'This course does not exist.');
  await assertModuleOf(trx, body);
}

/** The caller holds the lock on the course. */
export async function assertModuleOf(
  trx: Knex.Transaction,
  { course_id, module_id }: Pick<ModuleVideoBody, 'course_id' | 'module_id'>,
): Promise<void> {
  const owner = await courseOfModule(trx, module_id);
  if (owner === undefined) throw badRequest('module_id', 'This module does not exist.');
  if (owner !== course_id) throw badRequest('module_id', 'This module belongs to another course.');
}

/** The video, locked after the course that it was seen in. */
async function lockIn(trx: Knex.Transaction, id: number, courseId: number): Promise<ModuleVideoRow> {
  const row = await lockVideo(trx, id);
  if (!row) throw gone();
  if (row.course_id !== courseId)
    throw conflict('moved-meanwhile', 'Somebody else moved this video just now. Please try again.');
  return row;
}

/** Throws a 400 for a file that is not stored here, unless the video `id` has it already. */
async function assertFile(ctx: CatalogueContext, body: ModuleVideoBody, id?: number): Promise<void> {
  const readBefore = async () => (id === undefined ? { video_url: '' } : fileOf(await existing(ctx.db, id)));
  const assetId = assetOfAddress(body.video_url);
  if (!assetId) return assertStored(ctx.isStored, 'lessons', fileOf(body), readBefore);
  if ((await readBefore()).video_url !== body.video_url) await assertAssetExists(ctx, assetId);
}

/** Whole seconds. That of an asset follows the asset. */
async function durationOf(trx: Knex.Transaction, body: ModuleVideoBody): Promise<number> {
  const assetId = assetOfAddress(body.video_url);
  if (assetId) return (await holdDurations(trx, [assetId])).get(assetId) ?? 0;
  if (body.duration_in_seconds !== undefined) return Math.round(body.duration_in_seconds);
  throw badRequest('duration_in_seconds', `${subjectOf('duration_in_seconds')} is required.`);
}

const fileOf = ({ video_url }: Pick<ModuleVideoBody, 'video_url'>) => ({ video_url });

const gone = () => notFound('This video does not exist.');

type Flags = Pick<ModuleVideoFields, 'is_preview' | 'is_published'>;
const newFlags: Flags = { is_preview: false, is_published: true };

/** Flags that the body leaves out are those of `flags`. */
function fieldsOf(
  body: ModuleVideoBody,
  duration_in_seconds: number,
  position: number,
  flags: Flags,
): ModuleVideoFields {
  return {
    course_id: body.course_id,
    module_id: body.module_id,
    video_title: body.video_title,
    video_url: body.video_url,
    duration_in_seconds,
    sequence_no: position,
    is_preview: body.is_preview ?? flags.is_preview,
    is_published: body.is_published ?? flags.is_published,
  };
}

/** Without a requested position a video keeps its position, or becomes the last of another module. */
async function positionAfter(trx: Knex.Transaction, row: ModuleVideoRow, body: ModuleVideoBody): Promise<number> {
  const stays = row.module_id === body.module_id;
  const position = body.sequence_no ?? (stays ? row.sequence_no : undefined);
  if (stays && position === row.sequence_no) return position;
  return takePosition(trx, videoPositions, { parentId: body.module_id, position, movingId: row.video_id });
}
