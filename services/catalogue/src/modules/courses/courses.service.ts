import type { Course, CourseBody, CourseDetails, CourseDraft, CourseListQuery } from '@vidyapath/http/course';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { isViolation } from '@vidyapath/service-kit/database/database-errors';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { findCourseCounts } from '../../lib/lists/course-counts';
import { replaceSearchWords } from '../../lib/search/search-words.repository';
import { assertStored } from '../../lib/stored-files/stored-files';
import { seesHiddenContent, type Viewer } from '../../lib/http/viewer';
import { assertUnchanged, recordWrite } from '../../lib/audit/audited-records';
import { publishFirstOutline, publishOutlines } from '../course-outlines/course-outlines';
import { assertAssetExists } from '../lesson-assets/lesson-assets';
import { publishCourse } from './course-events';
import { copyOf, courseFieldsOf, detailsOf, draftFieldsOf } from './course-fields';
import { withdrawCourse } from './course-withdrawals';
import type { CourseChanges, CourseFields, CourseRow } from './course-row';
import { presentCourse, presentListedCourse } from './courses.presenter';
import {
  deleteCourse,
  findCourse,
  insertCourse,
  listCourseNames,
  listCourses,
  lockCourse,
  updateCourse,
} from './courses.repository';

export async function readCourses({ reads }: CatalogueContext, query: CourseListQuery, viewer: Viewer) {
  const forStaff = seesHiddenContent(viewer);
  return presentList(await listCourses(reads, query, forStaff), async (rows) => {
    const counts = await findCourseCounts(
      reads.db,
      rows.map(({ course_id }) => course_id),
    );
    return rows.map((row) => presentListedCourse(row, counts.get(row.course_id), forStaff));
  });
}

export const readCourseNames = ({ reads }: CatalogueContext, query: CourseListQuery, viewer: Viewer) =>
  listCourseNames(reads, query, seesHiddenContent(viewer));

export async function readCourse({ db }: CatalogueContext, id: number, viewer: Viewer): Promise<Course> {
  return presentCourse(await existing(db, id, seesHiddenContent(viewer)));
}

export async function createCourse(ctx: CatalogueContext, body: CourseBody, write: Write): Promise<Course> {
  const fields = courseFieldsOf(body);
  await assertFiles(ctx, fields);
  return storeCourse(ctx, fields, write);
}

export const createDraft = (ctx: CatalogueContext, draft: CourseDraft, write: Write): Promise<Course> =>
  storeCourse(ctx, draftFieldsOf(draft), write);

async function storeCourse(
  ctx: CatalogueContext,
  fields: CourseFields,
  { by, idempotencyKey }: Write,
): Promise<Course> {
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const row = await refusingUnknownCategory(() => insertCourse(trx, fields));
      const course = await finishWrite(ctx, trx, by, row);
      await publishFirstOutline(ctx, trx, course.course_id);
      return course;
    }),
  );
}

export async function changeCourse(ctx: CatalogueContext, id: number, body: CourseBody, write: Write): Promise<Course> {
  const fields = courseFieldsOf(body);
  await assertFiles(ctx, fields, id);
  return ctx.db.transaction((trx) => editCourse(ctx, trx, id, write, () => fields));
}

export async function changeDetails(
  ctx: CatalogueContext,
  id: number,
  details: CourseDetails,
  write: Write,
): Promise<Course> {
  await assertFiles(ctx, details, id);
  return ctx.db.transaction((trx) => editCourse(ctx, trx, id, write, (before) => detailsOf(details, before)));
}

/** Changes a course, which `changesOf` gets as it is now, locked until the end of the transaction. */
export async function editCourse(
  ctx: CatalogueContext,
  trx: Knex.Transaction,
  id: number,
  { by, ifMatch }: Write,
  changesOf: (before: Course) => CourseChanges | Promise<CourseChanges>,
): Promise<Course> {
  const before = await lockCurrent(trx, id, ifMatch);
  const changes = await changesOf(before);
  const row = await refusingUnknownCategory(() => updateCourse(trx, id, changes));
  return finishWrite(ctx, trx, by, row, before);
}

/** A hidden copy of what a course says of itself, without its lessons. Nobody changes the course until the end of the transaction. */
export async function insertCopy(
  ctx: CatalogueContext,
  trx: Knex.Transaction,
  id: number,
  by: Write['by'],
): Promise<Course> {
  const source = await lockCourse(trx, id);
  if (!source) throw gone();
  const row = await insertCourse(trx, copyOf(source));
  return finishWrite(ctx, trx, by, row);
}

export async function removeCourse(ctx: CatalogueContext, id: number, { by, ifMatch }: Write): Promise<void> {
  const { db, withdrawals } = ctx;
  if (withdrawals) {
    await assertUnchanged(db, 'course', id, { ifMatch, current: presentCourse(await existing(db, id, true)) });
    await withdrawCourse(withdrawals, id);
  }
  await db.transaction(async (trx) => {
    const before = await lockCurrent(trx, id, ifMatch);
    await deleteCourse(trx, id);
    await recordWrite(trx, 'course', id, { by, before });
    await publishCourse(ctx, trx, id, undefined);
    await publishOutlines(ctx, trx, [id]);
  });
}

async function existing(on: Knex, id: number, hiddenToo: boolean): Promise<CourseRow> {
  const row = await findCourse(on, id, hiddenToo);
  if (!row) throw gone();
  return row;
}

async function lockCurrent(trx: Knex.Transaction, id: number, ifMatch: string | undefined): Promise<Course> {
  const row = await lockCourse(trx, id);
  if (!row) throw gone();
  const course = presentCourse(row);
  await assertUnchanged(trx, 'course', id, { ifMatch, current: course });
  return course;
}

/** Adds to a stored course its search words, its entry in the audit trail, and its event. */
async function finishWrite(
  ctx: CatalogueContext,
  trx: Knex.Transaction,
  by: Write['by'],
  row: CourseRow,
  before?: Course,
): Promise<Course> {
  const after = presentCourse(row);
  await replaceSearchWords(trx, row);
  await recordWrite(trx, 'course', row.course_id, { by, ...(before && { before }), after });
  await publishCourse(ctx, trx, row.course_id, row);
  return after;
}

/** Throws a 400 for files that are not stored here, unless the course `id` has them already. An introduction may be an asset. */
async function assertFiles(ctx: CatalogueContext, fields: Partial<Files>, id?: number): Promise<void> {
  const readBefore = async () => (id === undefined ? none : filesOf(await existing(ctx.db, id, true)));
  const { banner_image, video_path } = filesOf(fields);
  const assetId = assetOfAddress(video_path);
  if (!assetId) return assertStored(ctx.isStored, 'public', { banner_image, video_path }, readBefore);
  await assertStored<'banner_image'>(ctx.isStored, 'public', { banner_image }, readBefore);
  if ((await readBefore()).video_path !== video_path) await assertAssetExists(ctx, assetId, 'video_path');
}

type Files = Pick<CourseRow, 'banner_image' | 'video_path'>;
const none: Files = { banner_image: '', video_path: '' };
/** A file that is left out is none to check. */
const filesOf = ({ banner_image = '', video_path = '' }: Partial<Files>): Files => ({ banner_image, video_path });

const gone = () => notFound('This course does not exist.');

async function refusingUnknownCategory<Stored>(write: () => Promise<Stored>): Promise<Stored> {
  try {
    return await write();
  } catch (error) {
    if (!isViolation(error, 'foreign-key', 'courses_category_id_fkey')) throw error;
    throw badRequest('category_id', 'This category does not exist.');
  }
}
