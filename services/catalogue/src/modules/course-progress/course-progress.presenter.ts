import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { ProgressRow } from './course-progress.repository';

/** `sign` signs the address of a lesson file for its reader. */
export const presentProgressRow = (row: ProgressRow, sign: (address: string) => string): CourseProgressRow => ({
  CourseName: row.course_name,
  CourseDescription: row.course_description,
  CourseNameHi: row.course_name_hi,
  CourseDescriptionHi: row.course_description_hi,
  ModuleId: row.module_id,
  ModuleSequenceNo: row.module_sequence_no,
  ModuleName: row.module_name,
  ModuleDescription: row.module_description,
  VideoId: row.video_id,
  VideoTitle: row.video_title,
  VideoUrl: row.video_url === null ? null : sign(row.video_url),
  DurationInSeconds: row.duration_in_seconds,
  IsPublished: row.is_published,
});
