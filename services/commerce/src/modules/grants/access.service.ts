import type { CourseAccess } from '@vidyapath/http/commerce-access';
import type { Role } from '@vidyapath/http/roles';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { CourseRow, CoursesRepository } from '../courses/courses.repository';
import type { CoursesService } from '../courses/courses.service';
import { accessBy, grantOf, type LiveGrant } from './live-grants';

export interface AccessDependencies {
  db: Database;
  courses: CoursesService;
  courseRows: Pick<CoursesRepository, 'find'>;
  now: () => Date;
}

export function createAccessService({ db, courses, courseRows, now }: AccessDependencies) {
  const liveGrants = async (userId: number, courseIds: readonly number[]): Promise<LiveGrant[]> => {
    const at = now();
    const rows: LiveGrant[] = await db('grants')
      .select('course_id', 'source', 'ends_at')
      .where('user_id', userId)
      .whereNull('revoked_at')
      .where('waiting', false)
      .where('starts_at', '<=', at)
      .where((end) => void end.whereNull('ends_at').orWhere('ends_at', '>', at))
      .where((scope) => void scope.whereNull('course_id').orWhereIn('course_id', [...courseIds]));
    return rows;
  };

  const givenBack = async (userId: number, courseIds: readonly number[]): Promise<Map<number, Date>> => {
    if (courseIds.length === 0) return new Map();
    const rows: { course_id: number; at: Date }[] = await db('grants')
      .where('user_id', userId)
      .whereIn('course_id', [...courseIds])
      .whereNotNull('revoked_at')
      // Staff is named by the grants that it revokes.
      .whereNull('revoked_by')
      .whereNotNull('item_id')
      .groupBy('course_id')
      .select('course_id', db.raw('max(revoked_at) as at'));
    return new Map(rows.map(({ course_id, at }) => [course_id, at]));
  };

  return {
    /** By role, by price, by grant, in this order. A missing or hidden course is given only by a grant of that course. */
    async ofPerson({ id, role }: { id: number; role: Role }, courseIds: readonly number[]): Promise<CourseAccess[]> {
      if (role !== 'User') return courseIds.map((course_id) => ({ ...everyCourse, course_id }));
      const known = await courses.find([...new Set(courseIds)]);
      const grants = await liveGrants(id, courseIds);
      const answers = courseIds.map((courseId) => {
        const course = known.get(courseId);
        if (isFree(course)) return { ...freeCourse, course_id: courseId };
        return accessBy(courseId, course && grantOf(grants, courseId, course));
      });
      const refused = answers.filter(({ access }) => !access).map(({ course_id }) => course_id);
      const times = await givenBack(id, refused);
      return answers.map((answer) =>
        answer.access ? answer : { ...answer, given_back_at: times.get(answer.course_id)?.toISOString() ?? null },
      );
    },

    /** By grant alone, for services that know roles and prices themselves. It asks no other service. */
    async byGrant(userId: number, courseId: number): Promise<Pick<CourseAccess, 'access' | 'ends_at'>> {
      const grants = await liveGrants(userId, [courseId]);
      if (grants.length === 0) return { access: false, ends_at: null };
      const [course] = await courseRows.find(db, [courseId]);
      const { access, ends_at } = accessBy(courseId, grantOf(grants, courseId, course));
      return { access, ends_at };
    },
  };
}

export type AccessService = ReturnType<typeof createAccessService>;

const everyCourse = { access: true, source: 'role', ends_at: null, given_back_at: null } as const;
const freeCourse = { access: true, source: 'free', ends_at: null, given_back_at: null } as const;

const isFree = (course: CourseRow | undefined): boolean => course?.is_public === true && course.price_paise === 0;
