import type {
  CourseProgressRow,
  PublicCourse,
  PublicCourseContent,
  PublicModule,
} from '@vidyapath/http/course-progress';
import type { CourseRow } from '../courses/course-row';
import type { ProgressRow, PublicModuleRow } from './course-progress.repository';
import type { PublicCourseRow } from './public-courses.repository';
import { noShownReviews, type ShownReviews } from './shown-reviews';

/** `sign` makes the address of a lesson file one that its reader may use. */
export const presentProgressRow = (row: ProgressRow, sign: (address: string) => string): CourseProgressRow => ({
  CourseName: row.course_name,
  CourseDescription: row.course_description,
  ModuleId: row.module_id,
  ModuleSequenceNo: row.module_sequence_no,
  ModuleName: row.module_name,
  ModuleDescription: row.module_description,
  VideoId: row.video_id,
  VideoTitle: row.video_title,
  VideoUrl: row.video_url === null ? null : sign(row.video_url),
  DurationInSeconds: row.duration_in_seconds,
});

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

const presentPublicModule = (row: PublicModuleRow): PublicModule => ({
  ModuleName: row.module_name,
  ModuleDescription: row.module_description,
  TotalDurationPerModule: row.total_duration,
});

export function presentPublicContent(
  course: CourseRow,
  modules: PublicModuleRow[],
  reviews?: ShownReviews,
): PublicCourseContent {
  const total = modules.reduce((sum, { total_duration }) => sum + total_duration, 0);
  return {
    ...presentPublicCourse(course, total, reviews),
    CourseInfo: course.course_info,
    VideoPath: course.video_path,
    Modules: modules.map(presentPublicModule),
  };
}
