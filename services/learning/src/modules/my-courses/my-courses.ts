export { myCoursesRoutes as registerMyCourses } from './my-courses.routes';
export { accessSql } from './my-courses.sql';
