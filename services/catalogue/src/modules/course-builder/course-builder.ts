export { courseBuilderRoutes as registerCourseBuilder } from './course-builder.routes';
