import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import type { PublicCourseListQuery } from '@vidyapath/http/public-course';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { List } from '@vidyapath/service-kit/lists/streamed-list';
import type { ListRules } from '@vidyapath/service-kit/lists/list-query';
import type { Knex } from 'knex';
import { activeCategory } from '../../lib/lists/active-category';
import { joinSortedCounts } from '../../lib/lists/course-counts';
import type { CourseReads } from '../../lib/lists/course-reads';
import { readSmallRows } from '../../lib/lists/list-rows';
import { rowsOf } from '../../lib/lists/rows';
import { hindiText } from '../../lib/search/hindi-text';
import type { NearWords } from '../../lib/search/search-words.repository';
import type { CourseRow } from '../courses/courses';
import { nearRows } from './near-search';
import { rankedRows } from './ranked-search';

export interface PublicLessonRow {
  module_id: number;
  video_id: number;
  video_title: string;
  duration_in_seconds: number;
  is_preview: boolean;
}

export interface PublicModuleRow {
  module_id: number;
  module_name: string;
  module_description: string;
  total_duration: number;
}

export const publicCourseColumns = [
  'course_id',
  'course_name',
  'course_description',
  'banner_image',
  'course_language',
  'is_premium',
  'is_best_seller',
  'rating',
  'author',
  'actual_price',
  'discounted_price',
  'level',
  'course_name_hi',
  'course_description_hi',
] as const satisfies readonly (keyof CourseRow)[];
export type PublicCourseRow = Pick<CourseRow, (typeof publicCourseColumns)[number]>;
export type FoundCourses = List<PublicCourseRow>;

const rules: ListRules = {
  sortable: {
    CourseId: 'course_id',
    CourseName: 'lower(course_name)',
    CourseDescription: 'left(lower(course_description), 200)',
    BannerImage: 'left(banner_image, 200)',
    CourseLanguage: 'course_language',
    IsPremium: 'is_premium',
    IsBestSeller: 'is_best_seller',
    Author: 'lower(author)',
    Rating: 'rating',
    ActualPrice: 'actual_price',
    DiscountedPrice: 'discounted_price',
    TotalDurationPerCourse: 'seconds',
    ReviewMean: 'coalesce(review_mean, 0)',
    ReviewCount: 'review_count',
    Level: 'level',
    CourseNameHi: 'lower(course_name_hi)',
    CourseDescriptionHi: 'left(lower(course_description_hi), 200)',
    LessonCount: 'lessons',
    Learners: 'shown_learners',
  },
  searchable: ['public_text', hindiText],
  tiebreaker: 'course_id',
};

function inCategory(db: Database, categoryId: number, sort: string | undefined): Knex.QueryBuilder {
  const rows = joinSortedCounts(db('courses').where('is_public', true), sort);
  if (categoryId === 0) return rows;
  return rows.whereIn('category_id', activeCategory(db, categoryId));
}

/** Courses that contain `q`, those with `q` in their name first; with `near`, courses with a near word for each of its words follow. */
export async function listPublicCourses(
  { db, tallies, totals }: CourseReads,
  { q, category_id = 0, max_price, ...query }: PublicCourseListQuery,
  near: NearWords,
): Promise<FoundCourses> {
  const rows = inCategory(db, category_id, query.sort).select(publicCourseColumns);
  const tallied = max_price === undefined && tallies({ publicOnly: true, activeCategoryId: category_id });
  if (max_price !== undefined) void rows.whereRaw('least(actual_price, discounted_price) <= ?', [max_price]);
  if (q && !query.sort && near.length === 0) return rankedRows<PublicCourseRow>(rows, { q, ...query }, rules, totals);
  if (!q || near.length === 0)
    return readSmallRows<PublicCourseRow>(rows, { q, ...query }, rules, { ...tallied, ...totals });
  return nearRows<PublicCourseRow>(db, rows, { q, near, ...query }, rules, totals);
}

export const findPublicModules = async (on: Knex, courseId: number): Promise<PublicModuleRow[]> =>
  on('course_modules as m')
    .leftJoin('module_videos as v', 'v.module_id', 'm.module_id')
    .where({ 'm.course_id': courseId, 'm.status': 'Active' })
    .groupBy('m.module_id')
    .orderBy('m.sequence_no')
    .select('m.module_id', 'm.module_name', 'm.module_description')
    .select(on.raw('coalesce(sum(v.duration_in_seconds) filter (where v.counts), 0)::float8 as total_duration'));

/** Without `hiddenToo` those that count. */
export async function findPublicLessons(on: Knex, courseId: number, hiddenToo: boolean): Promise<PublicLessonRow[]> {
  const rows = on('module_videos')
    .where('course_id', courseId)
    .orderBy('sequence_no')
    .select('module_id', 'video_id', 'video_title', 'duration_in_seconds', 'is_preview');
  return hiddenToo ? rows : rows.where('counts', true);
}

export interface CaptionRow {
  language: CaptionLanguage;
  lessons: number;
}

/** In how many lessons that count there are approved captions of a language. */
export const findCourseCaptions = (on: Knex, courseId: number): Promise<CaptionRow[]> =>
  rowsOf(
    on('module_videos as v')
      .join('course_modules as m', 'm.module_id', 'v.module_id')
      .join('assets as a', 'a.asset_id', 'v.asset_id')
      .joinRaw('cross join json_array_elements(a.captions) caption')
      .where({ 'v.course_id': courseId, 'v.counts': true, 'm.status': 'Active' })
      .whereRaw("(caption ->> 'approved')::boolean")
      .groupByRaw("caption ->> 'language'")
      .orderByRaw("caption ->> 'language'")
      .select(on.raw("caption ->> 'language' as language, count(distinct v.video_id)::integer as lessons")),
  );
