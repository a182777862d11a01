import { Type, type Static } from 'typebox';
import { courseLevels } from './course-levels';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import {
  emptyOrVisibleText,
  IdSchema,
  nullable,
  oneOf,
  optionalText,
  PriceSchema,
  requiredText,
  UrlOrMediaPathSchema,
} from './primitives';
import { courseSortFields } from './sort-fields';

export const CourseLanguageSchema = Type.Union([Type.Literal('English'), Type.Literal('Hindi'), Type.Literal('')]);
export type CourseLanguage = Static<typeof CourseLanguageSchema>;

export const CourseLevelSchema = nullable(oneOf(courseLevels));
export type CourseLevel = Static<typeof CourseLevelSchema>;

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
  what_you_learn: Type.Array(Type.String()),
  requirements: Type.Array(Type.String()),
  audience: Type.Array(Type.String()),
  level: CourseLevelSchema,
  /** Empty: the English one is shown in Hindi too. */
  course_name_hi: Type.String(),
  course_description_hi: Type.String(),
  /** When a hidden course is to be published; null: not planned. */
  publish_at: nullable(Type.String({ format: 'date-time' })),
});
export type Course = Static<typeof CourseSchema>;

/** A course of the list, with what is counted for it. */
export const CourseListItemSchema = Type.Object({
  ...CourseSchema.properties,
  /** Lessons that learners have. */
  lesson_count: Type.Integer(),
  /** Who began it, at most an hour old; for others than Staff 0 while there are fewer than ten. */
  learners: Type.Integer(),
  /** As `ReviewMean` and `ReviewCount` of a public course. */
  review_mean: nullable(Type.Number()),
  review_count: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type CourseListItem = Static<typeof CourseListItemSchema>;

/** A course to choose from. */
export const CourseNameSchema = Type.Pick(CourseSchema, ['course_id', 'course_name']);
export type CourseName = Static<typeof CourseNameSchema>;

/** `fields` of a list of names only. */
export const nameFields = 'course_id,course_name';

const lines = Type.Array(requiredText(shared.lineMax), { maxItems: shared.linesMax });

/** Members that the specified form does not have. A PUT without one of them leaves it as it is. */
const presentation = {
  what_you_learn: Type.Optional(lines),
  requirements: Type.Optional(lines),
  audience: Type.Optional(lines),
  level: Type.Optional(CourseLevelSchema),
  course_name_hi: Type.Optional(emptyOrVisibleText(shared.nameMax)),
  course_description_hi: Type.Optional(emptyOrVisibleText(shared.descriptionMax)),
};

/** Body of POST and PUT; other optional fields default to the empty string or `false`. */
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
  ...presentation,
});
export type CourseBody = Static<typeof CourseBodySchema>;

/** A hidden course with empty texts, to be filled later. */
export const CourseDraftSchema = Type.Pick(CourseBodySchema, ['course_name', 'category_id']);
export type CourseDraft = Static<typeof CourseDraftSchema>;

/** Members to change; the others stay. Texts may be empty while the course is hidden. */
export const CourseDetailsSchema = Type.Partial(
  Type.Object({
    ...Type.Omit(CourseBodySchema, ['is_public']).properties,
    course_name: emptyOrVisibleText(shared.nameMax),
    course_description: emptyOrVisibleText(shared.descriptionMax),
    course_info: optionalText(shared.infoMax),
    video_path: Type.Union([Type.Literal(''), UrlOrMediaPathSchema]),
  }),
);
export type CourseDetails = Static<typeof CourseDetailsSchema>;

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
