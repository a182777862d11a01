export { courseOutlinesRoutes as registerCourseOutlines } from './course-outlines.routes';
export { publishedOutlines, publishOutlines, readOutlines } from './course-outlines.service';
