import type { Knex } from 'knex';

export interface ProgressRow {
  course_name: string;
  course_description: string;
  module_id: number;
  module_sequence_no: number;
  module_name: string;
  module_description: string;
  video_id: number | null;
  video_title: string | null;
  video_url: string | null;
  duration_in_seconds: number | null;
}

/** A row a video; a module without videos is one row with nulls. */
export async function findProgressRows(on: Knex, courseId: number, inactiveToo: boolean): Promise<ProgressRow[]> {
  const rows = on('course_modules as m')
    .join('courses as c', 'c.course_id', 'm.course_id')
    .leftJoin('module_videos as v', 'v.module_id', 'm.module_id')
    .where('m.course_id', courseId)
    .orderByRaw('m.sequence_no, v.sequence_no')
    .select('c.course_name', 'c.course_description', 'm.module_id', 'm.module_name', 'm.module_description')
    .select(
      'm.sequence_no as module_sequence_no',
      'v.video_id',
      'v.video_title',
      'v.video_url',
      'v.duration_in_seconds',
    );
  return inactiveToo ? rows : rows.where('m.status', 'Active');
}
