import type { PublicCourse, PublicCourseContent, PublicModule } from '@vidyapath/http/public-course';
import type { CategoryRow } from '../categories/categories';
import type { CourseRow } from '../courses/courses';
import type { CaptionRow, PublicCourseRow, PublicLessonRow, PublicModuleRow } from './public-courses.repository';
import { type CourseCounts, noCounts } from '../../lib/lists/course-counts';

export const presentPublicCourse = (row: PublicCourseRow, counts: CourseCounts = noCounts): PublicCourse => ({
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
  TotalDurationPerCourse: counts.seconds,
  ReviewMean: counts.review_mean,
  ReviewCount: counts.review_count,
  Level: row.level,
  CourseNameHi: row.course_name_hi,
  CourseDescriptionHi: row.course_description_hi,
  LessonCount: counts.lessons,
  Learners: counts.shown_learners,
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

interface StoredContent {
  course: CourseRow;
  modules: PublicModuleRow[];
  lessons: PublicLessonRow[];
  counts: CourseCounts | undefined;
  /** While it is active. */
  category: CategoryRow | undefined;
  captions: CaptionRow[];
}

const presentCategory = ({ category_id, category_name, category_name_hindi }: CategoryRow) => ({
  CategoryId: category_id,
  CategoryName: category_name,
  CategoryNameHindi: category_name_hindi,
});

export function presentPublicContent(stored: StoredContent): PublicCourseContent {
  const { course, modules, lessons, counts, category, captions } = stored;
  const lessonsOf = (moduleId: number) => lessons.filter(({ module_id }) => module_id === moduleId);
  return {
    ...presentPublicCourse(course, counts),
    CourseInfo: course.course_info,
    VideoPath: course.video_path,
    Category: category ? presentCategory(category) : null,
    Captions: captions.map(({ language, lessons: count }) => ({ Language: language, LessonCount: count })),
    WhatYouLearn: course.what_you_learn,
    Requirements: course.requirements,
    Audience: course.audience,
    Modules: modules.map((row) => presentPublicModule(row, lessonsOf(row.module_id))),
  };
}
