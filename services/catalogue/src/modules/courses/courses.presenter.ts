import type { Course, CourseListItem } from '@vidyapath/http/course';
import { type CourseCounts, noCounts } from '../../lib/lists/course-counts';
import type { CourseRow } from './course-row';

/** Prices and ratings have at most ten digits, so none changes when it is read as a number and written again. */
export const presentCourse = (row: CourseRow): Course => ({
  course_id: row.course_id,
  course_name: row.course_name,
  course_description: row.course_description,
  course_info: row.course_info,
  course_language: row.course_language,
  banner_image: row.banner_image,
  author: row.author,
  rating: Number(row.rating),
  actual_price: Number(row.actual_price),
  discounted_price: Number(row.discounted_price),
  is_premium: row.is_premium,
  is_best_seller: row.is_best_seller,
  is_public: row.is_public,
  video_path: row.video_path,
  category_id: row.category_id,
  what_you_learn: row.what_you_learn,
  requirements: row.requirements,
  audience: row.audience,
  level: row.level,
  course_name_hi: row.course_name_hi,
  course_description_hi: row.course_description_hi,
  publish_at: row.publish_at?.toISOString() ?? null,
});

export const presentListedCourse = (
  row: CourseRow,
  counts: CourseCounts = noCounts,
  forStaff: boolean,
): CourseListItem => ({
  ...presentCourse(row),
  lesson_count: counts.lessons,
  learners: forStaff ? counts.learners : counts.shown_learners,
  review_mean: counts.review_mean,
  review_count: counts.review_count,
  updated_at: row.updated_at.toISOString(),
});
