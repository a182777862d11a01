import type { CartItem } from '@vidyapath/http/commerce-offers';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { CourseRow } from '../courses/courses.repository';
import type { CoursesService } from '../courses/courses.service';
import type { PlansRepository } from '../plans/plans.repository';

/** The courses that a cart's items name, those of its bundles included, by id. May ask catalogue: call it outside of transactions. */
export type CartCourses = (items: readonly CartItem[]) => Promise<Map<number, CourseRow>>;

export function createCartCourses(
  db: Database,
  plans: Pick<PlansRepository, 'findAll'>,
  courses: CoursesService,
): CartCourses {
  return async (items) => {
    const rows = await plans.findAll(
      db,
      items.flatMap(({ plan_id }) => plan_id ?? []),
    );
    const ids = [...items.flatMap(({ course_id }) => course_id ?? []), ...rows.flatMap(({ course_ids }) => course_ids)];
    return courses.find([...new Set(ids)]);
  };
}
