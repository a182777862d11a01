import { threadSortFields } from '@vidyapath/http/learning-names';
import type { StaffThreadListQuery, ThreadListQuery } from '@vidyapath/http/learning-discussions';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ListRules, OrderTerm } from '@vidyapath/service-kit/lists/list-query';
import { readList } from '@vidyapath/service-kit/lists/streamed-list';
import { rowCount } from '../../lib/limits/row-counts';
import type { NamedThreadRow } from './rows';
import { readThreads } from './threads.repository';

const never = `'-infinity'::timestamptz`;
const rules: ListRules = {
  sortable: {
    ...Object.fromEntries(threadSortFields.map((field) => [field, `threads.${field}`])),
    video_id: 'coalesce(threads.video_id, 0)',
    at_seconds: 'coalesce(threads.at_seconds, -1)',
    title: 'lower(threads.title)',
    author_name: `coalesce(lower(threads.author_name), '')`,
    edited_at: `coalesce(threads.edited_at, ${never})`,
    last_post_at: `coalesce(threads.last_post_at, ${never})`,
    accepted_post_id: `coalesce(threads.accepted_post_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
  },
  searchable: ['threads.title', 'threads.body'],
  tiebreaker: 'threads.thread_id',
};
const unansweredFirst: readonly OrderTerm[] = [
  { by: 'threads.unanswered', desc: true },
  { by: 'threads.created_at', desc: true },
];
/** `lessonId` is a checked number: terms of an order take no bindings. */
const ofLesson = (lessonId: number): OrderTerm => ({ by: `(coalesce(threads.video_id, 0) = ${lessonId})`, desc: true });

/** Those of a course, or of all; without `sort` the newest first, for staff unanswered ones before others. */
export function listThreads(db: Database, forStaff: boolean, query: StaffThreadListQuery & ThreadListQuery) {
  const { course_id: courseId, video_id, unanswered, lesson_first, sort, ...page } = query;
  const threads = readThreads(db);
  if (courseId !== undefined) void threads.where('threads.course_id', courseId);
  if (video_id !== undefined) void threads.where('l.video_id', video_id);
  if (unanswered !== undefined) void threads.where('threads.unanswered', unanswered);
  // What was removed is not found by its words.
  if (page.q) void threads.where('threads.removed', false);
  const parts = unanswered === undefined ? undefined : [unanswered ? 'unanswered' : 'others'];
  const total = rowCount(db, 'threads', { parts, courseId });
  const newestFirst = unansweredFirst.slice(forStaff ? 0 : 1);
  const isByIndex = lesson_first === undefined && !forStaff;
  const order = sort ?? (isByIndex ? ('created_at:desc' as const) : undefined);
  const shown = { ...page, ...(order && { sort: order }) };
  const defaultOrder = lesson_first === undefined ? newestFirst : [ofLesson(lesson_first), ...newestFirst];
  return readList<NamedThreadRow>(threads, shown, { ...rules, defaultOrder }, video_id === undefined ? { total } : {});
}
