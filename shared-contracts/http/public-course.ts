import { Type, type Static } from 'typebox';
import { CategorySchema } from './category';
import { CourseLanguageSchema, CourseLevelSchema } from './course';
import { CaptionLanguageSchema } from './lesson-assets';
import { listQueryProperties } from './list-query';
import { IdFilterSchema, nullable, PriceSchema } from './primitives';

const publicCourseFields = {
  CourseId: Type.Integer(),
  CourseName: Type.String(),
  CourseDescription: Type.String(),
  BannerImage: Type.String(),
  CourseLanguage: CourseLanguageSchema,
  IsPremium: Type.Boolean(),
  IsBestSeller: Type.Boolean(),
  Rating: Type.Number(),
  Author: Type.String(),
  ActualPrice: Type.Number(),
  DiscountedPrice: Type.Number(),
  /** Seconds, the sum over the videos of active modules that learners have. */
  TotalDurationPerCourse: Type.Integer(),
  /** Of its published reviews, with two decimals; null while there are none. */
  ReviewMean: Type.Union([Type.Number(), Type.Null()]),
  /** Of published reviews. */
  ReviewCount: Type.Integer(),
  Level: CourseLevelSchema,
  /** Empty: the English one is shown in Hindi too. */
  CourseNameHi: Type.String(),
  CourseDescriptionHi: Type.String(),
  /** Lessons that learners have. */
  LessonCount: Type.Integer(),
  /** Who began it, at most an hour old; 0 while there are fewer than ten. */
  Learners: Type.Integer(),
};

/** A course tile of the catalogue. */
export const PublicCourseSchema = Type.Object(publicCourseFields);
export type PublicCourse = Static<typeof PublicCourseSchema>;

const PublicLessonSchema = Type.Object({
  VideoId: Type.Integer(),
  VideoTitle: Type.String(),
  DurationInSeconds: Type.Integer(),
  /** Everybody plays it. */
  IsPreview: Type.Boolean(),
});

export const PublicModuleSchema = Type.Object({
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  TotalDurationPerModule: Type.Integer(),
  /** In their order; Staff who does not ask as a learner has those too that do not count. */
  Lessons: Type.Array(PublicLessonSchema),
});
export type PublicModule = Static<typeof PublicModuleSchema>;

/** The public page of a course; its only video address is the introduction's. */
export const PublicCourseContentSchema = Type.Object({
  ...publicCourseFields,
  CourseInfo: Type.String(),
  VideoPath: Type.String(),
  /** Null while it is inactive. */
  Category: nullable(Type.Pick(CategorySchema, ['CategoryId', 'CategoryName', 'CategoryNameHindi'])),
  /** How many of the lessons have captions, by language. */
  Captions: Type.Array(Type.Object({ Language: CaptionLanguageSchema, LessonCount: Type.Integer() })),
  WhatYouLearn: Type.Array(Type.String()),
  Requirements: Type.Array(Type.String()),
  Audience: Type.Array(Type.String()),
  Modules: Type.Array(PublicModuleSchema),
});
export type PublicCourseContent = Static<typeof PublicCourseContentSchema>;

export const publicCourseSortFields = [
  'CourseId',
  'CourseName',
  'CourseDescription',
  'BannerImage',
  'CourseLanguage',
  'IsPremium',
  'IsBestSeller',
  'Author',
  'Rating',
  'ActualPrice',
  'DiscountedPrice',
  'TotalDurationPerCourse',
  'ReviewMean',
  'ReviewCount',
  'Level',
  'CourseNameHi',
  'CourseDescriptionHi',
  'LessonCount',
  'Learners',
] as const;
export const PublicCourseListQuerySchema = Type.Object(
  {
    category_id: Type.Optional(IdFilterSchema),
    /** Rupees: only courses that are sold for at most this. */
    max_price: Type.Optional(PriceSchema),
    ...listQueryProperties(publicCourseSortFields),
  },
  { additionalProperties: false },
);
export type PublicCourseListQuery = Static<typeof PublicCourseListQuerySchema>;
