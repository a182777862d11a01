import type { CourseChange } from '@vidyapath/http/course-events';
import type { SharedCourseRow } from './course-changes.repository';

/** Undefined: the course was deleted. */
export const presentCourseChange = (
  course_id: number,
  version: string,
  course: SharedCourseRow | undefined,
): CourseChange => ({
  course_id,
  version: Number(version),
  course: course
    ? {
        course_name: course.course_name,
        course_name_hi: course.course_name_hi,
        course_language: course.course_language,
        banner_image: course.banner_image,
        actual_price: Number(course.actual_price),
        discounted_price: Number(course.discounted_price),
        is_premium: course.is_premium,
        is_public: course.is_public,
        category_id: course.category_id,
      }
    : null,
});
