import type { PublicCourse, PublicCourseContent, PublicModule } from '@vidyapath/http/public-course';
import type { CourseRow } from '../courses/courses';
import type { PublicCourseRow, PublicLessonRow, PublicModuleRow } from './public-courses.repository';
import { noShownReviews, type ShownReviews } from './shown-reviews';

export const presentPublicCourse = (
  row: PublicCourseRow,
  totalDuration: number,
  reviews: ShownReviews = noShownReviews,
): PublicCourse => ({
  CourseId: row.course_id,
  CourseName: row.course_name,
  CourseDescription: row.course_description,
  BannerImage: row.banner_image,
  CourseLanguage: row.course_language,
  IsPremium: row.is_premium,
  IsBestSeller: row.is_best_seller,
  Rating: Number(row.rating),
  Author: row.author,
  ActualPrice: Number(row.actual_price),
  DiscountedPrice: Number(row.discounted_price),
  TotalDurationPerCourse: totalDuration,
  ...reviews,
});

const presentPublicModule = (row: PublicModuleRow, lessons: PublicLessonRow[]): PublicModule => ({
  ModuleName: row.module_name,
  ModuleDescription: row.module_description,
  TotalDurationPerModule: row.total_duration,
  Lessons: lessons.map((lesson) => ({
    VideoId: lesson.video_id,
    VideoTitle: lesson.video_title,
    DurationInSeconds: lesson.duration_in_seconds,
    IsPreview: lesson.is_preview,
  })),
});

export function presentPublicContent(
  course: CourseRow,
  modules: PublicModuleRow[],
  lessons: PublicLessonRow[],
  reviews?: ShownReviews,
): PublicCourseContent {
  const lessonsOf = (moduleId: number) => lessons.filter(({ module_id }) => module_id === moduleId);
  const total = modules.reduce((sum, { total_duration }) => sum + total_duration, 0);
  return {
    ...presentPublicCourse(course, total, reviews),
    CourseInfo: course.course_info,
    VideoPath: course.video_path,
    Modules: modules.map((row) => presentPublicModule(row, lessonsOf(row.module_id))),
  };
}
