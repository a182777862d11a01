import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** What commerce keeps of a course. Amounts are paise. */
export interface CourseRow {
  course_id: number;
  version: number;
  deleted: boolean;
  title: string;
  /** Empty where there is none. */
  title_hi: string;
  banner_image: string;
  list_paise: number;
  price_paise: number;
  is_public: boolean;
}

/** As the database gives it: `bigint` is text. */
type StoredCourse = Omit<CourseRow, 'version' | 'list_paise' | 'price_paise'> & {
  version: string;
  list_paise: string;
  price_paise: string;
};

/** Those that are known, deleted ones too. */
export async function findStoredCourses(on: Knex, ids: readonly number[]): Promise<CourseRow[]> {
  const rows = await on<StoredCourse>('courses').whereIn('course_id', [...ids]);
  return rows.map((row) => ({
    ...row,
    version: Number(row.version),
    list_paise: Number(row.list_paise),
    price_paise: Number(row.price_paise),
  }));
}

/** Those that are newer than what is known. */
export const keepCourses = (on: Knex, rows: readonly CourseRow[]): Promise<CourseRow[]> =>
  keepNewer(on, { table: 'courses', key: 'course_id', rows });

/** Of those that catalogue is about to delete. */
export async function barredCourses(on: Knex, ids: readonly number[]): Promise<Set<number>> {
  const rows = await on<{ course_id: number }>('course_bars').whereIn('course_id', [...ids]);
  return new Set(rows.map(({ course_id }) => course_id));
}

/** No one can withdraw these courses until the transaction ends; waits for a withdrawal that is under way. */
export async function holdCourses(trx: Knex, ids: readonly number[]): Promise<void> {
  const sql = `select pg_advisory_xact_lock_shared(hashtext('commerce.courses'), id) from unnest(?::int[]) id`;
  await trx.raw(sql, [[...new Set(ids)]]);
}

/** Lets no order that names the course begin until the transaction ends; waits for those under way. */
export async function closeCourse(trx: Knex.Transaction, id: number): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('commerce.courses'), ?)`, [id]);
}
