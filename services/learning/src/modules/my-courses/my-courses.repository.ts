import type { MyCourseListQuery } from '@vidyapath/http/learning-progress';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type ListRules, whereContains } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import type { Knex } from 'knex';
import { nextLesson } from '../progress/progress';
import { accessEndsSql, accessSql, completedSql, totalSql } from './my-courses.sql';

type NextOfRow =
  | { next_video_id: number; next_title: string; next_position: number }
  | { next_video_id: null; next_title: null; next_position: null };

export type MyCourseRow = NextOfRow & {
  course_id: number;
  course_name: string;
  course_name_hi: string;
  banner_image: string;
  total: number;
  completed: number;
  completed_at: Date | null;
  last_watched_at: Date | null;
  last_video_id: number | null;
  last_title: string | null;
  last_position: number | null;
  access: boolean;
  access_ends_at: Date | null;
  certificate_serial: string | null;
};

export interface CoursesOf {
  userId: number;
  /** Whether every course is the person's, by role or because nothing is sold. */
  everything: boolean;
  at: Date;
}

const percent = 'coalesce(floor(100.0 * completed / nullif(total, 0)), 0)';
const neverLast = (column: string) => `coalesce(${column}, '-infinity')`;

const rules: ListRules = {
  sortable: {
    course_id: 'l.course_id',
    course_name: 'lower(c.course_name)',
    course_name_hi: 'lower(c.course_name_hi)',
    banner_image: 'left(c.banner_image, 200)',
    percent,
    completed_videos: 'completed',
    total_videos: 'total',
    last: `coalesce(lower(last_title), '')`,
    next: `coalesce(lower(next_title), '')`,
    last_watched_at: neverLast('l.last_watched_at'),
    access: 'access',
    access_ends_at: `coalesce(access_ends_at, 'infinity')`,
    completed_at: neverLast('l.completed_at'),
    certificate_serial: `coalesce(certificate_serial, '')`,
  },
  searchable: ['c.course_name', 'c.course_name_hi'],
  defaultOrder: [
    { by: neverLast('l.last_watched_at'), desc: true },
    { by: 'l.since', desc: true },
  ],
  tiebreaker: 'l.course_id',
};

const ofPerson = (db: Database, userId: number): Knex.QueryBuilder =>
  db('learners as l')
    .join('courses as c', 'c.course_id', 'l.course_id')
    .where({ 'l.user_id': userId, 'c.deleted': false });

/** Without the figures, which a count would work out for each course. */
async function countCourses(db: Database, userId: number, q: string | undefined): Promise<number> {
  const courses = ofPerson(db, userId).count<{ count: string }[]>({ count: '*' });
  const [row] = (await (q ? whereContains(courses, rules.searchable, q) : courses)) as { count: string }[];
  return Number(row?.count ?? 0);
}

/** A person's courses, with fields that are read only for the rows of the page. */
function coursesOf(db: Database, { userId, everything, at }: CoursesOf): Knex.QueryBuilder {
  const figures = db.raw(
    `lateral (select ${totalSql} as total, ${completedSql} as completed, ${accessSql} as access, ${accessEndsSql} as access_ends_at) figures`,
    { everything, at },
  );
  return ofPerson(db, userId)
    .joinRaw('cross join ?', [figures])
    .joinRaw(
      `left join lateral (
         select s.title as last_title, p.position_seconds::float8 as last_position
           from lessons s left join lesson_progress p
             on p.user_id = l.user_id and p.video_id = s.video_id and p.file = s.file
          where s.video_id = l.last_video_id and s.course_id = l.course_id and s.active and s.gone_at is null
       ) last on true`,
    )
    .joinRaw(
      `left join lateral (
         select n.video_id as next_video_id, n.title as next_title, n.position_seconds as next_position
           from (${nextLesson({ user: 'l.user_id', course: 'l.course_id', last: 'l.last_video_id' })}) n
       ) next on true`,
    )
    .joinRaw(
      `left join lateral (
         select serial as certificate_serial from certificates t
          where t.user_id = l.user_id and t.course_id = l.course_id and t.revoked_at is null
       ) certificate on true`,
    )
    .select(
      'l.course_id',
      'c.course_name',
      'c.course_name_hi',
      'c.banner_image',
      'l.completed_at',
      'l.last_watched_at',
      'l.last_video_id',
    )
    .select('total', 'completed', 'access', 'access_ends_at', 'last_title', 'last_position', 'certificate_serial')
    .select('next_video_id', 'next_title', 'next_position');
}

const toGoOn = (courses: Knex.QueryBuilder): Knex.QueryBuilder =>
  courses.whereRaw('access and next_video_id is not null');

/** By default the last watched first, then those never begun by the time since when the person has them. */
export const listCoursesOf = (db: Database, of: CoursesOf, query: MyCourseListQuery) =>
  query.to_go_on
    ? readList<MyCourseRow>(toGoOn(coursesOf(db, of)), query, rules)
    : readList<MyCourseRow>(coursesOf(db, of), query, rules, {
        count: () => countCourses(db, of.userId, query.q),
      });
