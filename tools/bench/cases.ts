import pg from 'pg';
import type { Load } from './load';

export interface Case {
  title: string;
  least: number;
  load: Load;
  baseline: string;
  sql?: string;
  hash?: boolean;
  own?: Load;
}

const page = (limit: number) =>
  `/api/courseProgress/public-course-content-by-category/?category_id=0&limit=${limit}&offset=0`;
const detail = '/api/courseProgress/public-course-content/?course_id=4';
const tile = `course_id "CourseId", course_name "CourseName", course_description "CourseDescription", banner_image "BannerImage", course_language "CourseLanguage",
  is_premium "IsPremium", is_best_seller "IsBestSeller", rating::float "Rating", author "Author", actual_price::float "ActualPrice", discounted_price::float "DiscountedPrice"`;
const record = `course_id, course_name, course_description, course_info, course_language, banner_image, author, rating::float, actual_price::float, discounted_price::float,
  is_premium, is_best_seller, is_public, video_path, category_id`;
/** One query for the whole answer. */
const tiles = `select ${tile}, coalesce((select sum(duration_in_seconds) from catalogue.course_modules m join catalogue.module_videos v on v.module_id = m.module_id
  where m.course_id = c.course_id and m.status = 'Active' and counts), 0)::integer "TotalDurationPerCourse" from catalogue.courses c where is_public order by course_id limit 6`;
const search = `select ${record}, count(*) over () from catalogue.courses where search_text ilike '%course%' order by lower(course_name), course_id limit 10`;

export function casesWith({
  learner,
  staff,
  course,
  login,
  etags,
}: {
  learner: Record<string, string>;
  staff: Record<string, string>;
  course: object;
  login: object;
  etags: Record<string, string>;
}): Case[] {
  const unchanged = (url: string) => ({
    url,
    headers: { 'if-none-match': etags[url] ?? '' },
    unchanged: true,
  });
  return [
    { title: 'category list', least: 0.5, load: { url: '/api/category' }, baseline: '/bytes/categories' },
    { title: 'catalogue page of 6', least: 0.5, load: { url: page(6) }, baseline: '/bytes/page-6' },
    { title: 'catalogue page of 100', least: 0.5, load: { url: page(100) }, baseline: '/bytes/page-100' },
    { title: 'course detail', least: 0.5, load: { url: detail }, baseline: '/bytes/detail' },
    {
      title: '304 of the page of 100, beside its 200',
      least: 1.3,
      load: unchanged(page(100)),
      baseline: '',
      own: { url: page(100) },
    },
    {
      title: '304 of the course detail, beside its 200',
      least: 1.3,
      load: unchanged(detail),
      baseline: '',
      own: { url: detail },
    },
    {
      title: 'composed course page, beside the page without content',
      least: 0.5,
      load: { url: '/course/course-content/4' },
      baseline: '',
      own: { url: '/login' },
    },
    {
      title: 'page of 6 with a token (not kept), beside one query',
      least: 0.5,
      load: { url: page(6), headers: learner },
      baseline: '/query/page-6',
      sql: tiles,
    },
    {
      title: 'course record with a token (not kept), beside one query',
      least: 0.5,
      load: { url: '/api/course/4', headers: learner },
      baseline: '/query/course',
      sql: `select ${record} from catalogue.courses where course_id = 4 and is_public`,
    },
    {
      title: 'admin list: 10 rows, search, sort, total, beside one query',
      least: 0.5,
      load: { url: '/api/course?limit=10&offset=0&q=course&sort=course_name:asc', headers: staff },
      baseline: '/query/admin',
      sql: search,
    },
    {
      title: 'create a course, beside a bare insert',
      least: 0.35,
      load: { url: '/api/course', method: 'POST', headers: staff, body: JSON.stringify(course) },
      baseline: '/query/insert',
      sql: insertOf(course),
    },
    {
      title: 'login, beside one Argon2id check',
      least: 0.8,
      load: { url: '/auth/login', method: 'POST', body: JSON.stringify(login) },
      baseline: '/check/password',
      hash: true,
    },
  ];
}

/** Inserts the same record into the same table, like a route without rules. */
function insertOf(course: object) {
  const values = Object.values(course).map((value) => pg.escapeLiteral(String(value)));
  return `insert into catalogue.courses (${Object.keys(course).join(', ')}) values (${values.join(', ')}) returning *`;
}

export const reads = { page: page(6), list: '/api/category', record: '/api/course/4', wanted: [page(100), detail] };
