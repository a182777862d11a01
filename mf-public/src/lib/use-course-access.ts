import { skipToken } from '@vidyapath/client/query';
import { useSession } from '@vidyapath/client/screens/use-session';
import { type PricedCourse, sellingPrice } from './selling-price';
import { courseAccessApi } from './course-access.endpoints';

export interface OfferedCourse extends PricedCourse {
  CourseId: number;
  CourseName: string;
}

/** `unknown` while the request runs; a course without an answer is for sale. */
export type Offer = 'start' | 'learn' | 'buy' | 'unknown';

/** One request for all courses; none for visitors, staff and free courses. */
function useAccessQuery(courses: readonly OfferedCourse[]) {
  const { user } = useSession();
  const ids =
    user?.role === 'User' ? courses.filter((course) => sellingPrice(course) > 0).map((one) => one.CourseId) : [];
  return courseAccessApi.useCourseAccessQuery(ids.length > 0 ? ids : skipToken, { refetchOnMountOrArgChange: true });
}

/** The offer for each course. */
export function useCourseAccess(courses: readonly OfferedCourse[]): (course: OfferedCourse) => Offer {
  const { user } = useSession();
  const { currentData, isFetching } = useAccessQuery(courses);
  const accessible = new Set(currentData?.flatMap(({ course_id, access }) => (access ? [course_id] : [])));
  const isLoading = isFetching && !currentData;
  return (course) => {
    if (sellingPrice(course) === 0) return 'start';
    if (user === null) return 'buy';
    if (user.role !== 'User' || accessible.has(course.CourseId)) return 'learn';
    return isLoading ? 'unknown' : 'buy';
  };
}

/** When the user, who has no access, was refunded the course. */
export const useGivenBackAt = (course: OfferedCourse): string | null =>
  useAccessQuery([course]).currentData?.[0]?.given_back_at ?? null;
