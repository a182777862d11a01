import type { CourseCount, CourseSearch, CourseSearchQuery } from '@vidyapath/http/course-search';
import { facetValues, manyCourses } from '@vidyapath/http/course-search-paths';
import { findCourseCounts } from '../../lib/lists/course-counts';
import type { CourseReads } from '../../lib/lists/course-reads';
import type { ReadTurns } from '../../lib/lists/read-queues';
import { asksForFree } from '../../lib/search/free-words';
import { readingsOf } from '../../lib/search/search-words.repository';
import { enoughLiteralMatches, presentPublicCourse } from '../public-courses/public-courses';
import { countCourses, findCourses, hasLiteral, type Scope } from './course-search.repository';

const most = 10_000;
const presentCount = (count: number): CourseCount => (count > most ? manyCourses : count);

export async function searchCourses(reads: CourseReads, query: CourseSearchQuery, turns: ReadTurns) {
  const q = query.q?.trim() ?? '';
  const authors = query.teacher === undefined ? undefined : await reads.teachers.authorsOf(query.teacher);
  const literal: Scope = { categoryId: query.category_id ?? 0, q, near: [], authors };
  if (!q || ((await turns.scan(() => hasLiteral(reads.db, q, enoughLiteralMatches))) && !asksForFree(q)))
    return { found: await turns.scan(() => readSearch(reads, literal, query)), partial: false };
  const found = await turns.near(() => withNear(reads, literal, query));
  if (found) return { found, partial: false };
  return { found: await turns.scan(() => readSearch(reads, literal, query)), partial: true };
}

/** With near matches, by the first reading of the text that any course has. */
async function withNear(reads: CourseReads, literal: Scope, query: CourseSearchQuery): Promise<CourseSearch> {
  const readings = await readingsOf(reads.db, literal.q);
  const isWhole = readings?.near.every((words) => words.length > 0);
  const found = await readSearch(reads, isWhole ? { ...literal, near: readings?.near ?? [] } : literal, query);
  if (found.total !== 0 || !readings) return found;
  for (const near of await readings.others()) {
    const other = await readSearch(reads, { ...literal, near }, query);
    if (other.total !== 0) return other;
  }
  return found;
}

async function readSearch({ db }: CourseReads, scope: Scope, query: CourseSearchQuery): Promise<CourseSearch> {
  const [rows, counts] = await Promise.all([findCourses(db, scope, query), countCourses(db, scope, query)]);
  const details = await findCourseCounts(
    db,
    rows.map(({ course_id }) => course_id),
  );
  const present = <Value>(values: readonly Value[], counted: readonly number[]) =>
    values.map((value, at) => ({ value, count: presentCount(counted[at] ?? 0) }));
  return {
    courses: rows.map((row) => presentPublicCourse(row, details.get(row.course_id))),
    total: presentCount(counts.total),
    facets: {
      price: present(facetValues.price, counts.facets.price),
      language: present(facetValues.language, counts.facets.language),
      level: present(facetValues.level, counts.facets.level),
      rating: present(facetValues.rating, counts.facets.rating),
    },
  };
}
