export { coursesNear } from './near-search';
export { presentPublicCourse } from './public-courses.presenter';
export { type PublicCourseRow, publicCourseColumns } from './public-courses.repository';
export { publicCoursesRoutes as registerPublicCourses } from './public-courses.routes';
export { enoughLiteralMatches } from './public-courses.service';
export { hasInName } from './ranked-search';
export { readFor, searchFor } from './visitor-reads';
