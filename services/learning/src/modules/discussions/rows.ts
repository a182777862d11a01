interface Written {
  course_id: number;
  body: string;
  /** Null: the account is deleted. */
  user_id: number | null;
  author_name: string | null;
  by_staff: boolean;
  created_at: Date;
  edited_at: Date | null;
  /** By the author; the text is removed. */
  deleted_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  removed: boolean;
  report_count: number;
}

export interface ThreadRow extends Written {
  thread_id: string;
  /** Null: about the whole course, or the lesson is deleted or not in the course any more. */
  video_id: number | null;
  at_seconds: number | null;
  title: string;
  posts_written: number;
  post_count: number;
  answer_count: number;
  last_post_at: Date | null;
  accepted_post_id: string | null;
}
export type NamedThreadRow = ThreadRow & { course_name: string | null; course_name_hi: string | null };

export interface PostRow extends Written {
  post_id: string;
  thread_id: string;
  /** Of the thread: such a post is no answer. */
  by_asker: boolean;
  votes: number;
}
export type ReadPostRow = PostRow & { voted: boolean };
