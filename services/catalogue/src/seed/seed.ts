import type { Category } from '@vidyapath/http/category';
import type { Course, CourseBody } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { courseFieldsOf } from '../modules/courses/course-fields';
import { replaceSearchWords } from '../lib/search/search-words.repository';

type Flags = 'is_preview' | 'is_published';
type SeedVideo = Omit<ModuleVideo, 'created_by' | 'asset_id' | 'status' | Flags> & Partial<Pick<ModuleVideo, Flags>>;

type SeedCourse = CourseBody & Pick<Course, 'course_id' | 'author'>;

/** Records with the ids that they are to have. */
export interface CatalogueSeed {
  categories: readonly Category[];
  courses: readonly SeedCourse[];
  modules: readonly Omit<CourseModule, 'CourseName'>[];
  videos: readonly SeedVideo[];
}

/** True while the catalogue is empty and no seed was ever loaded into it. */
export async function awaitsSeed(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { filled: boolean }[] }>(
    'select exists (select 1 from seeded) or exists (select 1 from categories) or exists (select 1 from courses) as filled',
  );
  return rows[0]?.filled === false;
}

/**
 * Fills a catalogue that awaits it, all or nothing; otherwise returns false and changes nothing. The ids that
 * follow continue after those of the seed. Safe to call from several processes at once.
 */
export async function seedCatalogue(db: Database, seed: CatalogueSeed): Promise<boolean> {
  return db.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('vidyapath-catalogue-seed'))");
    if (!(await awaitsSeed(trx))) return false;
    await trx('seeded').insert({ loaded: true });
    await insertAll(trx, 'categories', seed.categories.map(categoryRow));
    await insertAll(trx, 'courses', seed.courses.map(courseRow));
    await insertAll(trx, 'course_modules', seed.modules.map(moduleRow));
    await insertAll(trx, 'module_videos', [...seed.videos]);
    for (const course of seed.courses) await replaceSearchWords(trx, course);
    await recordAudit(trx, {
      by: platformActor,
      action: 'catalogue.seeded',
      resource: { type: 'catalogue', id: null },
    });
    for (const [table, id] of identities) await continueAfterHighest(trx, table, id);
    return true;
  });
}

const identities = [
  ['categories', 'category_id'],
  ['courses', 'course_id'],
  ['course_modules', 'module_id'],
  ['module_videos', 'video_id'],
] as const;

async function insertAll(trx: Knex.Transaction, table: string, rows: object[]): Promise<void> {
  await trx.batchInsert(table, rows, 200);
}

/** Never lower: ids of deleted rows are not used again. */
async function continueAfterHighest(trx: Knex.Transaction, table: string, id: string): Promise<void> {
  const sequence = trx.raw('pg_get_serial_sequence(?, ?)', [table, id]);
  await trx.raw('select setval(?, greatest(max(??), nextval(?))) from ?? having count(*) > 0', [
    sequence,
    id,
    sequence,
    table,
  ]);
}

const categoryRow = (row: Category) => ({
  category_id: row.CategoryId,
  category_name: row.CategoryName,
  category_name_hindi: row.CategoryNameHindi,
  status: row.Status,
});

const courseRow = (course: SeedCourse) => ({ course_id: course.course_id, ...courseFieldsOf(course) });

const moduleRow = (row: CatalogueSeed['modules'][number]) => ({
  module_id: row.ModuleId,
  course_id: row.CourseId,
  module_name: row.ModuleName,
  module_description: row.ModuleDescription,
  sequence_no: row.SequenceNo,
  status: row.Status,
});
