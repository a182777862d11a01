import { Type, type Static } from 'typebox';
import { CourseLanguageSchema } from './course';
import { listQueryProperties } from './list-query';
import { IdFilterSchema, IdSchema } from './primitives';

const nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One row a video, in module, then video sequence; a module without videos is one row with nulls. */
export const CourseProgressRowSchema = Type.Object({
  CourseName: Type.String(),
  CourseDescription: Type.String(),
  ModuleId: Type.Integer(),
  ModuleSequenceNo: Type.Integer(),
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  VideoId: nullable(Type.Integer()),
  VideoTitle: nullable(Type.String()),
  /** That of a file of this platform is signed, and ends; the next answer has another. */
  VideoUrl: nullable(Type.String()),
  DurationInSeconds: nullable(Type.Integer()),
});
export type CourseProgressRow = Static<typeof CourseProgressRowSchema>;

export const CourseProgressQuerySchema = Type.Object({ course_id: IdSchema }, { additionalProperties: false });
export type CourseProgressQuery = Static<typeof CourseProgressQuerySchema>;

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
  /** Seconds, the sum over all videos of active modules. */
  TotalDurationPerCourse: Type.Integer(),
  /** Of its published reviews, with two decimals; null while there are fewer than five. */
  ReviewMean: nullable(Type.Number()),
  /** Of published reviews; 0 while there are fewer than five. */
  ReviewCount: Type.Integer(),
};

/** A course tile of the catalogue. */
export const PublicCourseSchema = Type.Object(publicCourseFields);
export type PublicCourse = Static<typeof PublicCourseSchema>;

export const PublicModuleSchema = Type.Object({
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  TotalDurationPerModule: Type.Integer(),
});
export type PublicModule = Static<typeof PublicModuleSchema>;

/** The public page of a course; carries no video address but the introduction's. */
export const PublicCourseContentSchema = Type.Object({
  ...publicCourseFields,
  CourseInfo: Type.String(),
  VideoPath: Type.String(),
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
] as const;
export const PublicCourseListQuerySchema = Type.Object(
  { category_id: Type.Optional(IdFilterSchema), ...listQueryProperties(publicCourseSortFields) },
  { additionalProperties: false },
);
export type PublicCourseListQuery = Static<typeof PublicCourseListQuerySchema>;
