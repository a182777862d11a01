import type { MyCourse } from '@vidyapath/http/learning-progress';
import { presentFigures } from '../progress/progress';
import type { MyCourseRow } from './my-courses.repository';

export const presentMyCourse = (row: MyCourseRow): MyCourse => ({
  ...presentFigures(row.course_id, row),
  course_name: row.course_name,
  course_name_hi: row.course_name_hi,
  banner_image: row.banner_image,
  last:
    row.last_video_id === null || row.last_title === null
      ? null
      : { video_id: row.last_video_id, video_title: row.last_title, position_seconds: row.last_position ?? 0 },
  next:
    row.next_video_id === null
      ? null
      : { video_id: row.next_video_id, video_title: row.next_title, position_seconds: row.next_position },
  last_watched_at: row.last_watched_at?.toISOString() ?? null,
  access: row.access,
  access_ends_at: row.access_ends_at?.toISOString() ?? null,
  certificate_serial: row.certificate_serial,
});
