import { sitemapPartSize } from '@vidyapath/http/sitemap';
import type { Database } from '@vidyapath/service-kit/database/database';
import { rowsOf } from '../../lib/lists/rows';

interface Changed {
  changed: Date;
}

/** When the page of a course last changed: its own fields, its lessons, its reviews. */
const pageChange = 'greatest(c.updated_at, o.changed_at, r.changed_at)';

const publicCourses = (db: Database) =>
  db('courses as c')
    .joinRaw('left join outline_changes o using (course_id) left join course_reviews r using (course_id)')
    .where('c.is_public', true);

const latestOf = (db: Database) => publicCourses(db).select(db.raw(`max(${pageChange}) as changed`));

export const findChangedParts = (db: Database): Promise<(Changed & { part: number })[]> => {
  const part = db.raw('c.course_id / ?::integer as part', [sitemapPartSize]);
  return rowsOf(latestOf(db).select(part).groupBy('part').orderBy('part'));
};

export const findChangedCategories = (db: Database, limit: number): Promise<(Changed & { category_id: number })[]> =>
  rowsOf(
    publicCourses(db)
      .joinRaw('join categories k using (category_id)')
      .where('k.status', 'Active')
      .select('k.category_id', db.raw(`greatest(k.updated_at, max(${pageChange})) as changed`))
      .groupBy('k.category_id')
      .orderBy('k.category_id')
      .limit(limit),
  );

export const findChangedAuthors = (db: Database, limit: number): Promise<(Changed & { author: string })[]> =>
  rowsOf(latestOf(db).select('author').whereRaw("trim(author) <> ''").groupBy('author').orderBy('author').limit(limit));

export const findCoursesOfPart = (
  db: Database,
  part: number,
): Promise<(Changed & { course_id: number; name: string; has_hindi: boolean })[]> =>
  rowsOf(
    publicCourses(db)
      .whereBetween('c.course_id', [part * sitemapPartSize, (part + 1) * sitemapPartSize - 1])
      .orderBy('c.course_id')
      .select('c.course_id', 'c.course_name as name', db.raw(`${pageChange} as changed`))
      .select(db.raw("(course_name_hi <> '' or course_description_hi <> '') as has_hindi")),
  );
