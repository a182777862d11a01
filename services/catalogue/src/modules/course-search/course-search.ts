export { courseSearchRoutes as registerCourseSearch } from './course-search.routes';
