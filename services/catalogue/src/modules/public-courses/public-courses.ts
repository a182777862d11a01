export { publicCoursesRoutes as registerPublicCourses } from './public-courses.routes';
