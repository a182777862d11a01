import { type CourseSearch } from '@vidyapath/http/course-search';
import { useEffect } from 'react';
import { pagedCourses } from '../../../lib/paged-courses';
import { catalogueApi, type CoursesQuery, prefetchedWithinSeconds } from '../api/catalogue.endpoints';

const pagesOf = (total: CourseSearch['total'], limit: number) => Math.max(1, Math.ceil(pagedCourses(total) / limit));

/**
 * A page of the filtered courses, or the last page when there are fewer. Cached courses are shown at once, and read again once a visit.
 * One component for each filter, since `total` stays while another page loads.
 */
export function useCourses(query: CoursesQuery, visitBegan: number) {
  const total = catalogueApi.useCoursesQuery(query).data?.total;
  const page = total === undefined ? query.page : Math.min(query.page, pagesOf(total, query.limit));
  const {
    currentData,
    isError,
    isFetching,
    fulfilledTimeStamp = visitBegan,
    refetch,
  } = catalogueApi.useCoursesQuery({ ...query, page });
  const stale = currentData !== undefined && fulfilledTimeStamp < visitBegan - prefetchedWithinSeconds * 1_000;
  useEffect(() => {
    if (stale) void refetch();
  }, [stale, refetch]);
  return {
    /** Absent while they load. */
    courses: currentData?.courses,
    total,
    page,
    pageCount: pagesOf(total ?? 0, query.limit),
    failed: isError && !currentData,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
