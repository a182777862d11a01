export { courseModulesRoutes as registerCourseModules } from './course-modules.routes';
