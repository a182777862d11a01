import { useEffect, useState } from 'react';
import { catalogueApi, type CourseFilter, readForThisVisit } from '../api/catalogue.endpoints';

/** Courses of a filter: what is cached shows at once, and each filter is read anew once a visit of the screen. */
export function useCourses(filter: CourseFilter) {
  const [visitBegan] = useState(Date.now);
  const { currentData, isError, isFetching, fulfilledTimeStamp = visitBegan, refetch } = catalogueApi.useCoursesQuery(filter);
  const stale = currentData !== undefined && fulfilledTimeStamp < visitBegan - readForThisVisit * 1_000;
  useEffect(() => {
    if (stale) void refetch();
  }, [stale, refetch]);
  return { courses: currentData, failed: isError && !currentData, busy: isFetching, retry: () => void refetch() };
}
