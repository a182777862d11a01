import { limits } from '@vidyapath/http/limits';
import type { Knex } from 'knex';
import type { LessonRow } from '../outlines/outlines';
import { nextLesson } from './next-lesson.sql';
import { completeFrom } from './progress.policy';
import { growAllowanceSql, markDoneSql, measureAgainSql, reportSql } from './progress.sql';

const { allowance, partsMax } = limits.learning;

/** What a person has seen of a lesson, of the file that it has now. */
export interface StoredProgress {
  position_seconds: number;
  covered_seconds: number;
  completed: boolean;
}

export interface Watched {
  userId: number;
  lesson: LessonRow;
  /** A range each, in seconds. */
  ranges: readonly (readonly number[])[];
  position: number;
  at: Date;
  /** Of India. */
  day: string;
}

export interface FiguresRow {
  total: number;
  completed: number;
  completed_at: Date | null;
  /** Whether the person has not completed one of the lessons that left the course within a day. */
  misses_removed: boolean;
}

export interface NextLesson {
  video_id: number;
  position_seconds: number;
}

export interface LessonStateRow extends StoredProgress {
  video_id: number;
  duration_seconds: number;
}

/** As PostgreSQL writes it; it merges what overlaps. Thousandths of a second are enough. */
const multirangeOf = (ranges: Watched['ranges']): string =>
  `{${ranges.map((range) => `[${range.map((second) => second.toFixed(3)).join()})`).join()}}`;

/** Rows of progress that count: those of the file that the lesson has now. */
const ofPerson = 'p.user_id = :userId and p.video_id = l.video_id and p.file = l.file';

/** Merges the seen ranges with the stored ones, if the person's allowance is enough for the new seconds. */
export async function storeReport(on: Knex, { lesson, ranges, position, ...watched }: Watched) {
  const { rows } = await on.raw<{ rows: [{ accepted: boolean; covered: number; done: boolean }] }>(reportSql, {
    ...watched,
    ...allowance,
    videoId: lesson.video_id,
    courseId: lesson.course_id,
    file: lesson.file,
    duration: lesson.duration_seconds,
    position,
    seen: multirangeOf(ranges),
    partsMax,
    completeFrom,
  });
  const { accepted, covered, done } = rows[0];
  return { accepted, position_seconds: position, covered_seconds: covered, completed: done };
}

/** Spends new seconds of the person's allowance; false: it is too small for them. Other reports of the person wait until `trx` ends. */
export async function spendAllowance(trx: Knex.Transaction, userId: number, seconds: number): Promise<boolean> {
  if (seconds === 0) return true;
  const { rows } = await trx.raw<{ rows: [{ allowed: number }] }>(growAllowanceSql, { userId, ...allowance });
  if (rows[0].allowed < seconds) return false;
  await trx('allowances').where('user_id', userId).decrement('seconds', seconds);
  return true;
}

export async function storeDone(on: Knex, userId: number, { video_id, course_id, file }: LessonRow, at: Date) {
  await on.raw(markDoneSql, { userId, videoId: video_id, courseId: course_id, file, at });
}

export async function findProgress(
  on: Knex,
  userId: number,
  { video_id, file }: LessonRow,
): Promise<StoredProgress | undefined> {
  return on('lesson_progress')
    .where({ user_id: userId, video_id, file })
    .first<StoredProgress | undefined>(
      on.raw('position_seconds::float8, covered_seconds::float8, completed_at is not null as completed'),
    );
}

export async function findFigures(on: Knex, userId: number, courseId: number): Promise<FiguresRow> {
  const { rows } = await on.raw<{ rows: [FiguresRow] }>(
    `select count(*)::int as total, count(p.completed_at)::int as completed,
            (select completed_at from learners where user_id = :userId and course_id = :courseId) as completed_at,
            exists (
              select from removed_lessons r
                left join lesson_progress d on d.user_id = :userId and d.video_id = r.video_id and d.file = r.file
               where r.course_id = :courseId and d.completed_at is null
            ) as misses_removed
       from lessons l left join lesson_progress p on ${ofPerson}
      where l.course_id = :courseId and l.active and l.gone_at is null`,
    { userId, courseId },
  );
  return rows[0];
}

/** Of every lesson of active modules, in their order. */
export async function findLessonStates(on: Knex, userId: number, courseId: number): Promise<LessonStateRow[]> {
  const { rows } = await on.raw<{ rows: LessonStateRow[] }>(
    `select l.video_id, l.duration_seconds, coalesce(p.position_seconds, 0)::float8 as position_seconds,
            coalesce(p.covered_seconds, 0)::float8 as covered_seconds, p.completed_at is not null as completed
       from lessons l left join lesson_progress p on ${ofPerson}
      where l.course_id = :courseId and l.active and l.gone_at is null order by l.position`,
    { userId, courseId },
  );
  return rows;
}

/** The lesson that the person saw last; it may be deleted by now. */
export async function findLastVideo(on: Knex, userId: number, courseId: number): Promise<number | null> {
  const learner = await on('learners')
    .where({ user_id: userId, course_id: courseId })
    .first<{ last_video_id: number | null } | undefined>('last_video_id');
  return learner?.last_video_id ?? null;
}

/**
 * Measures what these people have seen of a course by the length that its lessons have now. What is completed stays so. Reports of
 * these people wait until `trx` ends, or they would store again what is cut off here.
 */
export async function measureAgain(
  trx: Knex.Transaction,
  courseId: number,
  userIds: readonly number[],
  at: Date,
): Promise<void> {
  await trx('allowances')
    .whereIn('user_id', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .select('user_id');
  await trx.raw(measureAgainSql, { courseId, userIds: [...userIds], at, completeFrom });
}

/** The lesson with which the person goes on. */
export async function findNextLesson(on: Knex, userId: number, courseId: number): Promise<NextLesson | undefined> {
  const last = '(select last_video_id from learners where user_id = :userId and course_id = :courseId)';
  const { rows } = await on.raw<{ rows: NextLesson[] }>(nextLesson({ user: ':userId', course: ':courseId', last }), {
    userId,
    courseId,
  });
  return rows[0];
}

/** True when the person completes the course for the first time. */
export const storeCourseCompleted = async (
  trx: Knex.Transaction,
  userId: number,
  courseId: number,
  at: Date,
): Promise<boolean> =>
  (await trx('learners')
    .where({ user_id: userId, course_id: courseId })
    .whereNull('completed_at')
    .update({ completed_at: at })) > 0;
