import type { Database } from '@vidyapath/service-kit/database/database';
import { rowsOf } from '../../lib/lists/rows';
import type { NearWords } from '../../lib/search/search-words.repository';
import { coursesNear, hasInName } from '../public-courses/public-courses';

export interface NamedCourse {
  course_id: number;
  course_name: string;
  course_name_hi: string;
}

export interface NamedCategory {
  category_id: number;
  category_name: string;
  category_name_hindi: string;
}

const publicCourses = (db: Database, limit: number) =>
  db('courses')
    .where('is_public', true)
    .select('course_id', 'course_name', 'course_name_hi')
    .orderBy('course_id')
    .limit(limit);

export const findNamedCourses = (db: Database, q: string, limit: number): Promise<NamedCourse[]> =>
  rowsOf<NamedCourse>(hasInName(publicCourses(db, limit), q));

export const findNearCourses = (
  db: Database,
  near: NearWords,
  without: readonly number[],
  limit: number,
): Promise<NamedCourse[]> =>
  rowsOf<NamedCourse>(
    publicCourses(db, limit)
      .whereIn('course_id', coursesNear(db, near))
      .whereNotIn('course_id', [...without]),
  );

/** The active categories that have a public course. */
export const findCategories = (db: Database): Promise<NamedCategory[]> =>
  rowsOf(
    db('categories as c')
      .where('status', 'Active')
      .whereExists(db('courses').whereRaw('courses.category_id = c.category_id').where('is_public', true))
      .orderBy('category_id')
      .select('category_id', 'category_name', 'category_name_hindi'),
  );
