import type { Analytics, MyCourse } from '@vidyapath/http/learning-progress';

export const makeMyCourse = (part: Partial<MyCourse> = {}): MyCourse => ({
  course_id: 4,
  course_name: 'React Basics',
  course_name_hi: '',
  banner_image: '',
  percent: 40,
  completed_videos: 2,
  total_videos: 5,
  completed_at: null,
  last: { video_id: 1, video_title: 'Hooks', position_seconds: 252.4 },
  next: { video_id: 1, video_title: 'Hooks', position_seconds: 252.4 },
  last_watched_at: '2026-11-22T08:35:00Z',
  access: true,
  access_ends_at: null,
  certificate_serial: null,
  ...part,
});

export const makeAnalytics = (part: Partial<Analytics> = {}): Analytics => ({
  days: [
    { date: '2026-11-21', seconds: 0 },
    { date: '2026-11-22', seconds: 5_100 },
  ],
  total_seconds: 5_100,
  streak_days: 1,
  courses_completed: 2,
  certificates: 1,
  ...part,
});
