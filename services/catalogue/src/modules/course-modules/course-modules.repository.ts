import type { CourseModuleListQuery } from '@vidyapath/http/course-module';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import type { CourseReads } from '../../lib/lists/course-reads';
import { readRows, whereText } from '../../lib/lists/list-rows';
import { tallyOf } from '../../lib/lists/row-tallies';
import { firstOf, storedRow } from '../../lib/lists/rows';

export interface CourseModuleRow {
  module_id: number;
  course_id: number;
  course_name: string;
  module_name: string;
  module_description: string;
  sequence_no: number;
  status: 'Active' | 'Inactive';
}
export type CourseModuleFields = Omit<CourseModuleRow, 'module_id' | 'course_name' | 'status'> &
  Partial<Pick<CourseModuleRow, 'status'>>;

const rules: ListRules = {
  sortable: {
    ModuleId: 'm.module_id',
    CourseId: 'm.course_id',
    CourseName: 'lower(c.course_name)',
    ModuleName: 'lower(m.module_name)',
    ModuleDescription: 'left(lower(m.module_description), 200)',
    SequenceNo: 'm.sequence_no',
    Status: 'm.status',
  },
  searchable: [],
  tiebreaker: 'm.module_id',
  defaultOrder: [{ by: 'm.course_id', joined: 'c.course_id' }, { by: 'm.sequence_no' }],
};

const visible = (on: Knex, hiddenToo: boolean): Knex.QueryBuilder => {
  const rows = on('course_modules as m')
    .join('courses as c', 'c.course_id', 'm.course_id')
    .select(
      'm.module_id',
      'm.course_id',
      'c.course_name',
      'm.module_name',
      'm.module_description',
      'm.sequence_no',
      'm.status',
    );
  return hiddenToo ? rows : rows.where({ 'c.is_public': true, 'm.status': 'Active' });
};

export function listModules(
  { db, totals }: CourseReads,
  { q, course_id, ...query }: CourseModuleListQuery,
  hiddenToo: boolean,
) {
  const rows = visible(db, hiddenToo);
  if (course_id) void rows.where('m.course_id', course_id);
  if (q) void rows.whereIn('m.module_id', idsContaining(db, q));
  const whole = hiddenToo && !course_id && !q;
  return readRows<CourseModuleRow>(rows, query, rules, whole ? { total: tallyOf(db, 'course_modules') } : totals);
}

export const findModule = (on: Knex, id: number, hiddenToo: boolean): Promise<CourseModuleRow | undefined> =>
  firstOf(visible(on, hiddenToo).where('m.module_id', id).first());

/** In their order. */
export const findModulesOfCourse = (on: Knex, courseId: number): Promise<CourseModuleRow[]> =>
  visible(on, true).where('m.course_id', courseId).orderBy('m.sequence_no');

export const lockModule = (trx: Knex.Transaction, id: number): Promise<CourseModuleRow | undefined> =>
  firstOf(visible(trx, true).where('m.module_id', id).forUpdate('m').first());

export async function countVideos(on: Knex, moduleId: number): Promise<number> {
  const row = await on('module_videos').where('module_id', moduleId).count<{ count: string }>({ count: '*' }).first();
  return Number(row?.count);
}

export async function insertModule(trx: Knex.Transaction, fields: CourseModuleFields): Promise<number> {
  const row = await storedRow<{ module_id: number }>(trx('course_modules').insert(fields).returning('module_id'));
  return row.module_id;
}

export async function updateModule(trx: Knex.Transaction, id: number, fields: CourseModuleFields): Promise<void> {
  await trx('course_modules')
    .where('module_id', id)
    .update({ ...fields, updated_at: trx.fn.now() });
}

export async function deleteModule(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('course_modules').where('module_id', id).delete();
}

/** A union, since each half has its own index and an `or` over two tables has none. */
function idsContaining(db: Database, text: string): Knex.QueryBuilder {
  const inModule = whereText(db('course_modules').select('module_id'), ['search_text'], text);
  const inCourse = db('courses')
    .join('course_modules', 'course_modules.course_id', 'courses.course_id')
    .select('module_id');
  return inModule.union(whereText(inCourse, ['normalize(course_name, nfc)'], text));
}
