import { skipToken } from '@vidyapath/client/query';
import { courseSearchLimits, slugPattern } from '@vidyapath/http/course-search-paths';
import { useFoundCoursesQuery } from '../../../lib/course-search.endpoints';
import { pagedCourses } from '../../../lib/paged-courses';

const isSlug = new RegExp(slugPattern);
const { pageMax: limit } = courseSearchLimits;

/** A page of a teacher's courses; without any the teacher is unknown. */
export function useTeacher(slug = '', page = 1) {
  const valid = isSlug.test(slug);
  const query = valid ? { teacher: slug, limit, offset: (page - 1) * limit } : skipToken;
  const { currentData, isError, isFetching, refetch } = useFoundCoursesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const count = pagedCourses(currentData?.total ?? 0);
  return {
    name: currentData?.courses[0]?.Author,
    courses: currentData?.courses,
    count,
    pageCount: Math.ceil(count / limit),
    missing: !valid || (currentData !== undefined && count === 0),
    failed: isError && !currentData,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
