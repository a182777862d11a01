export { courseProgressRoutes as registerCourseProgress } from './course-progress.routes';
