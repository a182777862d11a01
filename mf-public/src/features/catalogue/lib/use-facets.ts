import { catalogueApi, type CoursesQuery } from '../api/catalogue.endpoints';

/** Counts of the filtered courses; those of the filters before stay until the new ones are loaded. */
export function useFacets(query: CoursesQuery) {
  const { data, currentData } = catalogueApi.useCoursesQuery(query);
  return {
    facets: data?.facets,
    total: currentData?.total,
    teacherName: query.filters.teacher && currentData?.courses[0]?.Author,
  };
}
