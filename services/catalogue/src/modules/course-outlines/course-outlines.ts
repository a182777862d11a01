export { courseOutlinesRoutes as registerCourseOutlines } from './course-outlines.routes';
export { publishedOutlines, publishFirstOutline, publishOutlines, readOutlines } from './course-outlines.service';
