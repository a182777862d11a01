import type { CourseModule, CourseModuleBody, CourseModuleListQuery } from '@vidyapath/http/course-module';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import { type PositionedTable, takePosition } from '../../lib/positions/positions';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import type { PublishOutlines } from '../course-outlines/outline-events';
import { lockCourses } from '../courses/course-locks';
import { presentCourseModule } from './course-modules.presenter';
import type { CourseModuleFields, CourseModuleRow, CourseModulesRepository } from './course-modules.repository';

export interface CourseModulesDependencies {
  db: Database;
  courseModules: CourseModulesRepository;
  publishOutlines: PublishOutlines;
}

const positioned: PositionedTable = {
  table: 'course_modules',
  id: 'module_id',
  parent: 'course_id',
  field: 'SequenceNo',
};

export function createCourseModulesService({ db, courseModules, publishOutlines }: CourseModulesDependencies) {
  const existing = async (on: Knex, id: number, viewer: Viewer | 'all'): Promise<CourseModuleRow> => {
    const row = await courseModules.find(on, id, viewer === 'all' || seesHiddenContent(viewer));
    if (!row) throw gone();
    return row;
  };
  /** Locks the module, its course and the course that it moves to. */
  const lockCurrent = async (trx: Knex.Transaction, id: number, targetCourseId?: number): Promise<CourseModuleRow> => {
    const { course_id } = await existing(trx, id, 'all');
    const locked = await lockCourses(trx, [course_id, targetCourseId ?? course_id]);
    if (targetCourseId !== undefined && !locked.has(targetCourseId)) throw unknownCourse();
    const row = await courseModules.lock(trx, id);
    if (!row) throw gone();
    if (row.course_id !== course_id)
      throw conflict('moved-meanwhile', 'Somebody else moved this module just now. Please try again.');
    return row;
  };
  return {
    async list(query: CourseModuleListQuery, viewer: Viewer) {
      return presentList(await courseModules.list(query, seesHiddenContent(viewer)), (rows) =>
        rows.map(presentCourseModule),
      );
    },
    async get(id: number, viewer: Viewer): Promise<CourseModule> {
      return presentCourseModule(await existing(db, id, viewer));
    },
    async create(body: CourseModuleBody, { by, idempotencyKey }: Write): Promise<CourseModule> {
      const store = async (trx: Knex.Transaction) => {
        const locked = await lockCourses(trx, [body.CourseId]);
        if (!locked.has(body.CourseId)) throw unknownCourse();
        const position = await takePosition(trx, positioned, { parentId: body.CourseId, position: body.SequenceNo });
        const id = await courseModules.insert(trx, fieldsOf(body, position));
        const after = presentCourseModule(await existing(trx, id, 'all'));
        await recordWrite(trx, 'module', id, { by, after });
        await publishOutlines(trx, [body.CourseId]);
        return after;
      };
      return db.transaction((trx) => answerOnce(trx, idempotencyKey, () => store(trx)));
    },
    async update(id: number, body: CourseModuleBody, { by, ifMatch }: Write): Promise<CourseModule> {
      return db.transaction(async (trx) => {
        const row = await lockCurrent(trx, id, body.CourseId);
        const before = presentCourseModule(row);
        await assertUnchanged(trx, 'module', id, { ifMatch, current: before });
        await courseModules.update(trx, id, fieldsOf(body, await positionAfter(trx, row, body)));
        const after = presentCourseModule(await existing(trx, id, 'all'));
        await recordWrite(trx, 'module', id, { by, before, after });
        await publishOutlines(trx, [before.CourseId, after.CourseId]);
        return after;
      });
    },
    async remove(id: number, { by, ifMatch }: Write): Promise<void> {
      await db.transaction(async (trx) => {
        const before = presentCourseModule(await lockCurrent(trx, id));
        await assertUnchanged(trx, 'module', id, { ifMatch, current: before });
        await courseModules.remove(trx, id);
        await recordWrite(trx, 'module', id, { by, before });
        await publishOutlines(trx, [before.CourseId]);
      });
    },
  };
}

export type CourseModulesService = ReturnType<typeof createCourseModulesService>;

const gone = () => notFound('This module does not exist.');
const unknownCourse = () => badRequest('CourseId', 'This course does not exist.');

function fieldsOf(body: CourseModuleBody, position: number): CourseModuleFields {
  return {
    course_id: body.CourseId,
    module_name: body.ModuleName,
    module_description: body.ModuleDescription,
    sequence_no: position,
    ...(body.Status ? { status: body.Status } : {}),
  };
}

/** Without a requested position a module keeps its position, or becomes the last of another course. */
async function positionAfter(trx: Knex.Transaction, row: CourseModuleRow, body: CourseModuleBody): Promise<number> {
  const stays = row.course_id === body.CourseId;
  const position = body.SequenceNo ?? (stays ? row.sequence_no : undefined);
  if (stays && position === row.sequence_no) return position;
  return takePosition(trx, positioned, { parentId: body.CourseId, position, movingId: row.module_id });
}
