import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { IdSchema, optionalText, PriceSchema, requiredText, UrlOrMediaPathSchema } from './primitives';
import { courseSortFields } from './sort-fields';

export const CourseLanguageSchema = Type.Union([Type.Literal('English'), Type.Literal('Hindi'), Type.Literal('')]);
export type CourseLanguage = Static<typeof CourseLanguageSchema>;

const shared = limits.course;
const flags = {
  is_premium: Type.Boolean(),
  is_best_seller: Type.Boolean(),
  is_public: Type.Boolean(),
};

/** A course as staff reads and writes it. Prices are rupees, `rating` is in halves, `course_info` sanitised HTML. */
export const CourseSchema = Type.Object({
  course_id: Type.Integer(),
  course_name: Type.String(),
  course_description: Type.String(),
  course_info: Type.String(),
  course_language: CourseLanguageSchema,
  banner_image: Type.String(),
  author: Type.String(),
  rating: Type.Number(),
  actual_price: Type.Number(),
  discounted_price: Type.Number(),
  ...flags,
  video_path: Type.String(),
  category_id: Type.Integer(),
});
export type Course = Static<typeof CourseSchema>;

/** A course to choose from. */
export const CourseNameSchema = Type.Pick(CourseSchema, ['course_id', 'course_name']);
export type CourseName = Static<typeof CourseNameSchema>;

/** `fields` of a list of names only. */
export const nameFields = 'course_id,course_name';

/** Body of POST and PUT; optional fields default to the empty string or `false`. */
export const CourseBodySchema = Type.Object({
  course_name: requiredText(shared.nameMax),
  course_description: requiredText(shared.descriptionMax),
  course_info: requiredText(shared.infoMax),
  course_language: Type.Optional(CourseLanguageSchema),
  banner_image: Type.Optional(Type.Union([Type.Literal(''), UrlOrMediaPathSchema])),
  author: Type.Optional(optionalText(shared.authorMax)),
  rating: Type.Number({
    minimum: shared.ratingMin,
    maximum: shared.ratingMax,
    multipleOf: shared.ratingStep,
  }),
  actual_price: PriceSchema,
  discounted_price: PriceSchema,
  is_premium: Type.Optional(flags.is_premium),
  is_best_seller: Type.Optional(flags.is_best_seller),
  is_public: Type.Optional(flags.is_public),
  video_path: UrlOrMediaPathSchema,
  category_id: IdSchema,
});
export type CourseBody = Static<typeof CourseBodySchema>;

export const CourseListQuerySchema = Type.Object(
  {
    ...listQueryProperties(courseSortFields),
    fields: Type.Optional(
      Type.Literal(nameFields, { description: 'The answer has these two of each course and no others.' }),
    ),
  },
  { additionalProperties: false },
);
export type CourseListQuery = Static<typeof CourseListQuerySchema>;
