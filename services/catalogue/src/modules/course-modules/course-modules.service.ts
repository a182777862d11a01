import type { CourseModule, CourseModuleBody, CourseModuleListQuery } from '@vidyapath/http/course-module';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { assertLessonsFit } from '../../lib/positions/lesson-room';
import { modulePositions, takePosition } from '../../lib/positions/positions';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import { publishOutlines } from '../course-outlines/course-outlines';
import { lockCourses } from '../courses/courses';
import { presentCourseModule } from './course-modules.presenter';
import {
  countVideos,
  type CourseModuleFields,
  type CourseModuleRow,
  deleteModule,
  findModule,
  insertModule,
  listModules,
  lockModule,
  updateModule,
} from './course-modules.repository';

export async function readModules({ reads }: CatalogueContext, query: CourseModuleListQuery, viewer: Viewer) {
  return presentList(await listModules(reads, query, seesHiddenContent(viewer)), (rows) =>
    rows.map(presentCourseModule),
  );
}

export async function readModule({ db }: CatalogueContext, id: number, viewer: Viewer): Promise<CourseModule> {
  return presentCourseModule(await existing(db, id, seesHiddenContent(viewer)));
}

export function createModule(
  ctx: CatalogueContext,
  body: CourseModuleBody,
  { by, idempotencyKey }: Write,
): Promise<CourseModule> {
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const locked = await lockCourses(trx, [body.CourseId]);
      if (!locked.has(body.CourseId)) throw unknownCourse();
      const position = await takePosition(trx, modulePositions, { parentId: body.CourseId, position: body.SequenceNo });
      const id = await insertModule(trx, fieldsOf(body, position, ''));
      const after = presentCourseModule(await existing(trx, id, true));
      await recordWrite(trx, 'module', id, { by, after });
      await publishOutlines(ctx, trx, [body.CourseId]);
      return after;
    }),
  );
}

export function changeModule(
  ctx: CatalogueContext,
  id: number,
  body: CourseModuleBody,
  { by, ifMatch }: Write,
): Promise<CourseModule> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockCurrent(trx, id, body.CourseId);
    const before = presentCourseModule(row);
    await assertUnchanged(trx, 'module', id, { ifMatch, current: before });
    if (row.course_id !== body.CourseId) await assertLessonsFit(trx, body.CourseId, await countVideos(trx, id));
    const position = await positionAfter(trx, row, body);
    await updateModule(trx, id, fieldsOf(body, position, row.module_description));
    const after = presentCourseModule(await existing(trx, id, true));
    await recordWrite(trx, 'module', id, { by, before, after });
    await publishOutlines(ctx, trx, [before.CourseId, after.CourseId]);
    return after;
  });
}

export async function removeModule(ctx: CatalogueContext, id: number, { by, ifMatch }: Write): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const before = presentCourseModule(await lockCurrent(trx, id));
    await assertUnchanged(trx, 'module', id, { ifMatch, current: before });
    await deleteModule(trx, id);
    await recordWrite(trx, 'module', id, { by, before });
    await publishOutlines(ctx, trx, [before.CourseId]);
  });
}

async function existing(on: Knex, id: number, hiddenToo: boolean): Promise<CourseModuleRow> {
  const row = await findModule(on, id, hiddenToo);
  if (!row) throw gone();
  return row;
}

/** Locks the module, its course and the course that it moves to. */
async function lockCurrent(trx: Knex.Transaction, id: number, targetCourseId?: number): Promise<CourseModuleRow> {
  const { course_id } = await existing(trx, id, true);
  const locked = await lockCourses(trx, [course_id, targetCourseId ?? course_id]);
  if (targetCourseId !== undefined && !locked.has(targetCourseId)) throw unknownCourse();
  const row = await lockModule(trx, id);
  if (!row) throw gone();
  if (row.course_id !== course_id)
    throw conflict('moved-meanwhile', 'Somebody else moved this module just now. Please try again.');
  return row;
}

const gone = () => notFound('This module does not exist.');
const unknownCourse = () => badRequest('CourseId', 'This course does not exist.');

/** `description` where the body leaves it out. */
function fieldsOf(body: CourseModuleBody, position: number, description: string): CourseModuleFields {
  return {
    course_id: body.CourseId,
    module_name: body.ModuleName,
    module_description: body.ModuleDescription ?? description,
    sequence_no: position,
    ...(body.Status ? { status: body.Status } : {}),
  };
}

/** Without a requested position a module keeps its position, or becomes the last of another course. */
async function positionAfter(trx: Knex.Transaction, row: CourseModuleRow, body: CourseModuleBody): Promise<number> {
  const stays = row.course_id === body.CourseId;
  const position = body.SequenceNo ?? (stays ? row.sequence_no : undefined);
  if (stays && position === row.sequence_no) return position;
  return takePosition(trx, modulePositions, { parentId: body.CourseId, position, movingId: row.module_id });
}
