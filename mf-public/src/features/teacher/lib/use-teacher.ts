import { skipToken } from '@vidyapath/client/query';
import { courseSearchLimits, slugPattern } from '@vidyapath/http/course-search-paths';
import { useFoundCoursesQuery } from '../../../lib/course-search.endpoints';

const isSlug = new RegExp(slugPattern);
const { pageMax: limit } = courseSearchLimits;
/** The most that the server counts. */
const most = 10_000;

/** A page of a teacher's courses; without any the teacher is unknown. */
export function useTeacher(slug = '', page = 1) {
  const valid = isSlug.test(slug);
  const query = valid ? { teacher: slug, limit, offset: (page - 1) * limit } : skipToken;
  const { currentData, isError, isFetching, refetch } = useFoundCoursesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const total = currentData?.total ?? 0;
  const count = total === '10000+' ? most : total;
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
