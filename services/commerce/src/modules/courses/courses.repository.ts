import { keepNewer } from '@vidyapath/service-kit/events/keep-newer';
import type { Knex } from 'knex';

/** What commerce keeps of a course. Amounts are paise. */
export interface CourseRow {
  course_id: number;
  version: number;
  deleted: boolean;
  title: string;
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

export interface CoursesRepository {
  /** Those that are known, deleted ones too. */
  find(this: void, on: Knex, ids: readonly number[]): Promise<CourseRow[]>;
  /** True when it was newer than what was known. */
  keep(this: void, trx: Knex, row: CourseRow): Promise<boolean>;
  /** Of those that catalogue is about to delete. */
  barred(this: void, on: Knex, ids: readonly number[]): Promise<Set<number>>;
}

export const createCoursesRepository = (): CoursesRepository => ({
  async find(on, ids) {
    const rows = await on<StoredCourse>('courses').whereIn('course_id', [...ids]);
    return rows.map((row) => ({
      ...row,
      version: Number(row.version),
      list_paise: Number(row.list_paise),
      price_paise: Number(row.price_paise),
    }));
  },
  keep: (trx, row) => keepNewer(trx, { table: 'courses', key: 'course_id', row }),
  async barred(on, ids) {
    const rows = await on<{ course_id: number }>('course_bars').whereIn('course_id', [...ids]);
    return new Set(rows.map(({ course_id }) => course_id));
  },
});
