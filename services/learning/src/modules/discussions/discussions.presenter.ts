import type { Post, Reported, StaffThread, Thread } from '@vidyapath/http/learning-discussions';
import type { ReportedRow } from './reported.repository';
import type { NamedThreadRow, PostRow, ReadPostRow, ThreadRow } from './rows';

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Removed threads and posts are shown without text and author. */
const writtenOf = (row: ThreadRow | PostRow, readerId: number) => ({
  body: row.removed ? null : row.body,
  author_name: row.removed ? null : row.author_name,
  by_staff: row.by_staff,
  own: row.user_id === readerId,
  created_at: row.created_at.toISOString(),
  edited_at: timeOf(row.edited_at),
  removed: row.removed,
});

export const presentThread = (row: ThreadRow, readerId: number): Thread => ({
  thread_id: row.thread_id,
  course_id: row.course_id,
  video_id: row.video_id,
  at_seconds: row.video_id === null ? null : row.at_seconds,
  title: row.removed ? null : row.title,
  ...writtenOf(row, readerId),
  post_count: row.post_count,
  last_post_at: timeOf(row.last_post_at),
  accepted_post_id: row.accepted_post_id,
});

/** What its author writes: answers and votes of others make no new version of it. */
export const versionOf = (written: Thread | Post) => ({
  ...('title' in written && { title: written.title, video_id: written.video_id, at_seconds: written.at_seconds }),
  body: written.body,
  edited_at: written.edited_at,
  removed: written.removed,
});

export const presentStaffThread = (row: NamedThreadRow, readerId: number): StaffThread => ({
  ...presentThread(row, readerId),
  course_name: row.course_name,
  course_name_hi: row.course_name_hi ?? '',
});

export const presentPost = (row: ReadPostRow, acceptedId: string | null, readerId: number): Post => ({
  post_id: row.post_id,
  ...writtenOf(row, readerId),
  votes: row.votes,
  voted: row.voted,
  accepted: row.post_id === acceptedId,
});

export function presentReported(row: ReportedRow): Reported {
  const { created_at, last_reported_at, reports, ...rest } = row;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    last_reported_at: timeOf(last_reported_at),
    reports: reports.map(({ reason, created_at: at }) => ({ reason, created_at: new Date(at).toISOString() })),
  };
}
