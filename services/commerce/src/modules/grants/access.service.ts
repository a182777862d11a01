import type { CourseAccess } from '@vidyapath/http/commerce-access';
import type { Role } from '@vidyapath/http/roles';
import type { CommerceContext } from '../../context';
import { type CourseRow, findCourses, findStoredCourses } from '../courses/courses';
import { findGivenBack, findLiveGrants } from './access.repository';
import { accessBy, grantOf } from './live-grants';

/** By role, by price, by grant, in this order. A missing or hidden course is given only by a grant of that course. */
export async function findAccess(
  ctx: CommerceContext,
  { id, role }: { id: number; role: Role },
  courseIds: readonly number[],
): Promise<CourseAccess[]> {
  if (role !== 'User') return courseIds.map((course_id) => ({ ...everyCourse, course_id }));
  const known = await findCourses(ctx, [...new Set(courseIds)]);
  const grants = await findLiveGrants(ctx.db, id, courseIds, ctx.now());
  const answers = courseIds.map((courseId) => {
    const course = known.get(courseId);
    if (isFree(course)) return { ...freeCourse, course_id: courseId };
    return accessBy(courseId, course && grantOf(grants, courseId, course));
  });
  const refused = answers.filter(({ access }) => !access).map(({ course_id }) => course_id);
  const times = await findGivenBack(ctx.db, id, refused);
  return answers.map((answer) =>
    answer.access ? answer : { ...answer, given_back_at: times.get(answer.course_id)?.toISOString() ?? null },
  );
}

/** By grant alone, for services that know roles and prices themselves. It asks no other service. */
export async function findGrantedAccess(
  { db, now }: CommerceContext,
  userId: number,
  courseId: number,
): Promise<Pick<CourseAccess, 'access' | 'ends_at'>> {
  const grants = await findLiveGrants(db, userId, [courseId], now());
  if (grants.length === 0) return { access: false, ends_at: null };
  const [course] = await findStoredCourses(db, [courseId]);
  const { access, ends_at } = accessBy(courseId, grantOf(grants, courseId, course));
  return { access, ends_at };
}

const everyCourse = { access: true, source: 'role', ends_at: null, given_back_at: null } as const;
const freeCourse = { access: true, source: 'free', ends_at: null, given_back_at: null } as const;

const isFree = (course: CourseRow | undefined): boolean => course?.is_public === true && course.price_paise === 0;
