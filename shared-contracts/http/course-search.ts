import { type Static, type TSchema, Type } from 'typebox';
import { courseOrders, courseSearchLimits, facetValues, manyCourses, slugPattern } from './course-search-paths';
import { limits } from './limits';
import { LocaleSchema } from './locale';
import { IdFilterSchema, oneOf, PriceSchema } from './primitives';
import { PublicCourseSchema } from './public-course';

const SlugSchema = Type.String({ pattern: slugPattern });

/** Each filter once; all of them hold. `teacher` is the slug of an author. */
export const CourseSearchQuerySchema = Type.Object(
  {
    category_id: Type.Optional(IdFilterSchema),
    q: Type.Optional(Type.String({ maxLength: limits.list.queryMax })),
    price: Type.Optional(oneOf(facetValues.price)),
    /** Rupees: only courses that are sold for at most this. */
    max_price: Type.Optional(PriceSchema),
    language: Type.Optional(oneOf(facetValues.language)),
    level: Type.Optional(oneOf(facetValues.level)),
    /** Of published reviews; courses without one are left out. */
    rating_from: Type.Optional(
      Type.Number({ minimum: courseSearchLimits.ratingMin, maximum: limits.course.ratingMax }),
    ),
    teacher: Type.Optional(SlugSchema),
    sort: Type.Optional(oneOf(courseOrders)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: courseSearchLimits.pageMax })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.list.offsetMax })),
  },
  { additionalProperties: false },
);
export type CourseSearchQuery = Static<typeof CourseSearchQuerySchema>;

const CountSchema = Type.Union([Type.Integer(), Type.Literal(manyCourses)]);
export type CourseCount = Static<typeof CountSchema>;
const facet = <Value extends TSchema>(value: Value) => Type.Array(Type.Object({ value, count: CountSchema }));

export const CourseSearchSchema = Type.Object({
  courses: Type.Array(PublicCourseSchema),
  total: CountSchema,
  /** Each counts with all filters but its own; `price` also without `max_price`. */
  facets: Type.Object({
    price: facet(oneOf(facetValues.price)),
    language: facet(oneOf(facetValues.language)),
    level: facet(oneOf(facetValues.level)),
    rating: facet(Type.Number()),
  }),
});
export type CourseSearch = Static<typeof CourseSearchSchema>;

export const SuggestionsQuerySchema = Type.Object(
  {
    q: Type.String({ minLength: courseSearchLimits.suggestionMin, maxLength: courseSearchLimits.suggestionMax }),
    /** Names of courses and categories in Hindi where they have one. */
    lang: Type.Optional(LocaleSchema),
  },
  { additionalProperties: false },
);

/** At most 5 courses, 3 categories, 3 teachers. */
export const SuggestionsSchema = Type.Object({
  courses: Type.Array(Type.Object({ course_id: Type.Integer(), name: Type.String(), slug: Type.String() })),
  categories: Type.Array(Type.Object({ category_id: Type.Integer(), name: Type.String() })),
  teachers: Type.Array(Type.Object({ name: Type.String(), slug: Type.String() })),
});
export type SuggestionsQuery = Static<typeof SuggestionsQuerySchema>;
export type Suggestions = Static<typeof SuggestionsSchema>;
