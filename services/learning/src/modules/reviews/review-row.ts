import type { ReviewDecision, ReviewStatus } from '@vidyapath/http/learning-names';

export interface ReviewRow {
  review_id: string;
  course_id: number;
  /** Null: the account is deleted. */
  user_id: number | null;
  author_name: string | null;
  stars: number;
  body: string;
  status: ReviewStatus;
  published_stars: number | null;
  published_body: string | null;
  published_edited_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
  submitted_at: Date;
  decision: ReviewDecision | null;
  decided_at: Date | null;
  decided_by_name: string | null;
  criterion: number | null;
  note: string | null;
  reply_body: string | null;
  reply_at: Date | null;
  version: number;
}

export interface ReviewText {
  stars: number;
  body: string;
}
