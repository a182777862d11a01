import type { FieldError } from '@vidyapath/http/problem';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { CommerceContext } from '../../context';
import { courseRowOf } from './course-row';
import { type CourseRow, findStoredCourses, keepCourses } from './courses.repository';

const fetchedAtOnce = 100;

/** By id, without those that do not exist. Fetches from catalogue only those that no event has named yet. Call it outside of transactions. */
export async function findCourses(ctx: CommerceContext, ids: readonly number[]): Promise<Map<number, CourseRow>> {
  const known = await findStoredCourses(ctx.db, ids);
  const knownIds = new Set(known.map(({ course_id }) => course_id));
  const fetched = await fetchCourses(
    ctx,
    ids.filter((id) => !knownIds.has(id)),
  );
  await keepCourses(ctx.db, fetched);
  const existing = [...known, ...fetched].filter(({ deleted }) => !deleted);
  return new Map(existing.map((row) => [row.course_id, row]));
}

/** What does not exist is missing in the answer. */
async function fetchCourses({ clients }: CommerceContext, ids: readonly number[]): Promise<CourseRow[]> {
  const fetched: CourseRow[] = [];
  for (let start = 0; start < ids.length; start += fetchedAtOnce) {
    const query = { ids: ids.slice(start, start + fetchedAtOnce).join(',') };
    const { items } = await bodyOf(clients.catalogue.GET('/internal/courses', { params: { query } }));
    fetched.push(...items.map(courseRowOf));
  }
  return fetched;
}

/** Says of the courses that a plan or a coupon begins to name which are unknown, gone or hidden. Call it outside of transactions. */
export async function namedCourseErrors(
  ctx: CommerceContext,
  field: string,
  ids: readonly number[],
): Promise<FieldError[]> {
  const known = await findCourses(ctx, ids);
  const wrong = ids.filter((id) => !known.get(id)?.is_public);
  return wrong.length > 0 ? [{ field, detail: `No public course has the number ${wrong.join(', ')}.` }] : [];
}
