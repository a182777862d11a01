import type { CourseSearchQuery } from '@vidyapath/http/course-search';
import { courseSearchLimits, facetValues } from '@vidyapath/http/course-search-paths';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Knex } from 'knex';
import { activeCategory } from '../../lib/lists/active-category';
import { whereText } from '../../lib/lists/list-rows';
import { firstOf, rowsOf } from '../../lib/lists/rows';
import { hindiText } from '../../lib/search/hindi-text';
import type { NearWords } from '../../lib/search/search-words.repository';
import { coursesNear, hasInName, type PublicCourseRow, publicCourseColumns } from '../public-courses/public-courses';

/** What the filters leave before the facets' own: category, text, teacher. */
export interface Scope {
  categoryId: number;
  q: string;
  /** Courses with a near word for each typed one belong too. */
  near: NearWords;
  /** Their courses only. */
  authors: readonly string[] | undefined;
}

/** The lower price, for which a course is sold. */
const price = 'least(actual_price, discounted_price)';

/** SQL of each filter, one of which a facet leaves out, and its values. */
const conditions = {
  price: ({ price: wanted, max_price }: CourseSearchQuery) =>
    and([
      wanted === 'free' && [`${price} = 0`],
      wanted === 'paid' && [`${price} > 0`],
      max_price !== undefined && [`${price} <= ?`, max_price],
    ]),
  language: ({ language }: CourseSearchQuery) => and([language !== undefined && ['course_language = ?', language]]),
  level: ({ level }: CourseSearchQuery) => and([level !== undefined && ['level = ?', level]]),
  rating: ({ rating_from }: CourseSearchQuery) => and([rating_from !== undefined && ['review_mean >= ?', rating_from]]),
};
type Facet = keyof typeof conditions;
const facets = Object.keys(conditions) as Facet[];

interface Condition {
  sql: string;
  values: Knex.RawBinding[];
}

function and(parts: readonly (false | readonly [string, ...Knex.RawBinding[]])[]): Condition {
  const wanted = parts.filter((part) => part !== false);
  return { sql: wanted.map(([sql]) => sql).join(' and ') || 'true', values: wanted.flatMap(([, ...values]) => values) };
}

/** All filters but that of `facet`. */
const allBut = (query: CourseSearchQuery, facet?: Facet): Condition[] =>
  facets.filter((one) => one !== facet).map((one) => conditions[one](query));

const inScope = (db: Database, { categoryId, q, near, authors }: Scope): Knex.QueryBuilder => {
  const rows = db('courses').where('is_public', true).joinRaw('join course_reviews using (course_id)');
  if (categoryId !== 0) void rows.whereIn('category_id', activeCategory(db, categoryId));
  if (authors) void rows.whereIn('author', [...authors]);
  if (!q) return rows;
  return rows.where((any) => {
    void any.where((literal) => void whereText(literal, searched, q));
    if (near.length > 0) void any.orWhereIn('course_id', coursesNear(db, near));
  });
};
const searched = ['public_text', hindiText];

/** Whether at least `few` public courses contain the text. */
export async function hasLiteral(db: Database, q: string, few: number): Promise<boolean> {
  const rows = whereText(db('courses').where('is_public', true), searched, q).select('course_id').limit(few);
  return (await rowsOf(rows)).length >= few;
}

const valueConditions: { [Name in Facet]: (value: string | number) => Condition } = {
  price: (value) => ({ sql: value === 'free' ? `${price} = 0` : `${price} > 0`, values: [] }),
  language: (value) => ({ sql: 'course_language = ?', values: [value] }),
  level: (value) => ({ sql: 'level = ?', values: [value] }),
  rating: (value) => ({ sql: 'review_mean >= ?', values: [value] }),
};

export interface Counts {
  total: number;
  facets: { [Name in Facet]: number[] };
}

/** The total, and the count of each value of each facet, by one pass over the courses in scope. */
export async function countCourses(db: Database, scope: Scope, query: CourseSearchQuery): Promise<Counts> {
  const counted = [
    { name: 'total', parts: allBut(query) },
    ...facets.flatMap((facet) =>
      facetValues[facet].map((value, at) => ({
        name: `${facet}_${at}`,
        parts: [...allBut(query, facet), valueConditions[facet](value)],
      })),
    ),
  ];
  const rows = inScope(db, scope);
  for (const { name, parts } of counted) {
    const sql = `(count(*) filter (where ${parts.map((part) => part.sql).join(' and ')}))::integer as ??`;
    void rows.select(db.raw(sql, [...parts.flatMap(({ values }) => values), name]));
  }
  const counts = (await firstOf<Record<string, number>>(rows.first())) ?? {};
  const ofFacet = (facet: Facet) => facetValues[facet].map((_value, at) => counts[`${facet}_${at}`] ?? 0);
  return {
    total: counts.total ?? 0,
    facets: {
      price: ofFacet('price'),
      language: ofFacet('language'),
      level: ofFacet('level'),
      rating: ofFacet('rating'),
    },
  };
}

/** Courses without learners, and those without a review, come last. */
const orders = {
  best: 'is_best_seller desc, coalesce(review_mean, 0) desc, course_id',
  newest: 'course_id desc',
  learners: 'learners desc, course_id',
  rating: 'review_mean desc nulls last, review_count desc, course_id',
  price: `${price}, course_id`,
  '-price': `${price} desc, course_id`,
} as const;

/** A page of the courses that all filters leave. */
export async function findCourses(db: Database, scope: Scope, query: CourseSearchQuery): Promise<PublicCourseRow[]> {
  const { sort = 'best', limit = courseSearchLimits.page, offset = 0 } = query;
  const rows = inScope(db, scope).select(publicCourseColumns).limit(limit).offset(offset);
  for (const { sql, values } of allBut(query)) void rows.whereRaw(sql, values);
  if (sort === 'learners') void rows.joinRaw('join course_learners using (course_id)');
  if (sort === 'best' && scope.q) {
    const containing = (ids: Knex.QueryBuilder) => db.raw('course_id in (?) desc', [ids.select('course_id')]);
    void rows.orderByRaw(containing(hasInName(db('courses'), scope.q)));
    if (scope.near.length > 0) void rows.orderByRaw(containing(whereText(db('courses'), searched, scope.q)));
  }
  return rowsOf<PublicCourseRow>(rows.orderByRaw(orders[sort]));
}
