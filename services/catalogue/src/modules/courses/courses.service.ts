import type { Course, CourseBody, CourseListQuery } from '@vidyapath/http/course';
import type { Database } from '@vidyapath/service-kit/database/database';
import { isViolation } from '@vidyapath/service-kit/database/database-errors';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { SearchWordsRepository } from '../../lib/search/search-words.repository';
import { assertStored, type IsStored } from '../../lib/stored-files/stored-files';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import type { PublishOutlines } from '../course-outlines/outline-events';
import type { PublishCourse } from './course-events';
import type { CourseWithdrawals } from './course-withdrawals';
import { courseFieldsOf } from './course-fields';
import type { CourseRow } from './course-row';
import { presentCourse } from './courses.presenter';
import type { CoursesRepository } from './courses.repository';

export interface CoursesDependencies {
  db: Database;
  courses: CoursesRepository;
  searchWords: SearchWordsRepository;
  isStored: IsStored;
  publishCourse: PublishCourse;
  publishOutlines: PublishOutlines;
  /** Left out: nothing is sold. */
  withdrawals?: CourseWithdrawals | undefined;
}

export function createCoursesService(dependencies: CoursesDependencies) {
  const { db, courses, searchWords, isStored, publishCourse, publishOutlines, withdrawals } = dependencies;
  const lockCurrent = async (trx: Knex.Transaction, id: number, ifMatch: string | undefined): Promise<Course> => {
    const row = await courses.lock(trx, id);
    if (!row) throw gone();
    const course = presentCourse(row);
    await assertUnchanged(trx, 'course', id, { ifMatch, current: course });
    return course;
  };
  const existing = async (id: number): Promise<CourseRow> => {
    const row = await courses.find(id, true);
    if (!row) throw gone();
    return row;
  };
  /** Adds to a stored course its search words, its entry in the audit trail, and its event. */
  const finishWrite = async (
    trx: Knex.Transaction,
    by: Write['by'],
    row: CourseRow,
    before?: Course,
  ): Promise<Course> => {
    const after = presentCourse(row);
    await searchWords.replaceOf(trx, row);
    await recordWrite(trx, 'course', row.course_id, { by, ...(before && { before }), after });
    await publishCourse(trx, row.course_id, row);
    return after;
  };
  return {
    async list(query: CourseListQuery, viewer: Viewer) {
      return presentList(await courses.list(query, seesHiddenContent(viewer)), (rows) => rows.map(presentCourse));
    },
    names: (query: CourseListQuery, viewer: Viewer) => courses.names(query, seesHiddenContent(viewer)),
    async get(id: number, viewer: Viewer): Promise<Course> {
      const row = await courses.find(id, seesHiddenContent(viewer));
      if (!row) throw gone();
      return presentCourse(row);
    },
    async create(body: CourseBody, { by, idempotencyKey }: Write): Promise<Course> {
      const fields = courseFieldsOf(body);
      await assertStored(isStored, 'public', filesOf(fields));
      const store = async (trx: Knex.Transaction) => {
        const course = await finishWrite(trx, by, await refusingUnknownCategory(() => courses.insert(trx, fields)));
        await publishOutlines(trx, [course.course_id]);
        return course;
      };
      return db.transaction((trx) => answerOnce(trx, idempotencyKey, () => store(trx)));
    },
    async update(id: number, body: CourseBody, { by, ifMatch }: Write): Promise<Course> {
      const fields = courseFieldsOf(body);
      await assertStored(isStored, 'public', filesOf(fields), async () => filesOf(await existing(id)));
      return db.transaction(async (trx) => {
        const before = await lockCurrent(trx, id, ifMatch);
        return finishWrite(trx, by, await refusingUnknownCategory(() => courses.update(trx, id, fields)), before);
      });
    },
    async remove(id: number, { by, ifMatch }: Write): Promise<void> {
      if (withdrawals) {
        await assertUnchanged(db, 'course', id, { ifMatch, current: presentCourse(await existing(id)) });
        await withdrawals.withdraw(id);
      }
      await db.transaction(async (trx) => {
        const before = await lockCurrent(trx, id, ifMatch);
        await courses.remove(trx, id);
        await recordWrite(trx, 'course', id, { by, before });
        await publishCourse(trx, id, undefined);
        await publishOutlines(trx, [id]);
      });
    },
  };
}

export type CoursesService = ReturnType<typeof createCoursesService>;

const filesOf = ({ banner_image, video_path }: Pick<CourseRow, 'banner_image' | 'video_path'>) => ({
  banner_image,
  video_path,
});

const gone = () => notFound('This course does not exist.');

async function refusingUnknownCategory<Stored>(write: () => Promise<Stored>): Promise<Stored> {
  try {
    return await write();
  } catch (error) {
    if (!isViolation(error, 'foreign-key', 'courses_category_id_fkey')) throw error;
    throw badRequest('category_id', 'This category does not exist.');
  }
}
