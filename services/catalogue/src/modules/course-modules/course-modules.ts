export { presentCourseModule } from './course-modules.presenter';
export { type CourseModuleRow, findModulesOfCourse } from './course-modules.repository';
export { courseModulesRoutes as registerCourseModules } from './course-modules.routes';
