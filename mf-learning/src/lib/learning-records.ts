/** Answers of the learning service, as this slice reads them. */

/** Where a person stands in a course. */
export interface CourseStanding {
  course_id: number;
  /** Whole; 100 means all. */
  percent: number;
  completed_videos: number;
  total_videos: number;
  completed_at: string | null;
}

/** Where a person stands in a lesson. */
export interface LearnedVideo {
  video_id: number;
  /** From 0 to 1. */
  coverage: number;
  position_seconds: number;
  completed: boolean;
}

export interface LearnedCourse extends CourseStanding {
  last: { video_id: number; position_seconds: number } | null;
  videos: LearnedVideo[];
}

/** Answer to a report of what was seen, and to a lesson that is marked as done. */
export interface ProgressAnswer extends LearnedVideo {
  course_id: number;
  covered_seconds: number;
  duration_seconds: number;
  /** `false`: the ranges were not stored and are sent again later. */
  accepted: boolean;
  course: CourseStanding;
}

export type DoneReason = 'no-duration' | 'no-position' | 'ended';

export interface MyCourse extends CourseStanding {
  course_name: string;
  banner_image: string;
  last: { video_id: number; video_title: string; position_seconds: number } | null;
  last_watched_at: string | null;
  /** `false`: it has ended. */
  access: boolean;
  access_ends_at: string | null;
  certificate_serial: string | null;
}

export interface Analytics {
  /** Days of India, those without any included. */
  days: { date: string; seconds: number }[];
  total_seconds: number;
  streak_days: number;
  courses_completed: number;
  certificates: number;
}

export interface Certificate {
  serial: string;
  learner_name: string;
  course_name: string;
  issued_at: string;
  status: 'valid' | 'revoked';
  revoked_at: string | null;
  jws: string;
}
