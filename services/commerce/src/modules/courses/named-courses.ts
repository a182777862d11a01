import type { FieldError } from '@vidyapath/http/problem';
import type { CoursesService } from './courses.service';

/** Says of the courses that a plan or a coupon begins to name which are unknown, gone or hidden. May ask catalogue: call it outside of transactions. */
export type CheckCourses = (field: string, ids: readonly number[]) => Promise<FieldError[]>;

export const createCheckCourses =
  (courses: CoursesService): CheckCourses =>
  async (field, ids) => {
    const known = await courses.find(ids);
    const wrong = ids.filter((id) => !known.get(id)?.is_public);
    return wrong.length > 0 ? [{ field, detail: `No public course has the number ${wrong.join(', ')}.` }] : [];
  };
