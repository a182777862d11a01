import type { Knex } from 'knex';

export interface ProgressRow {
  course_name: string;
  course_description: string;
  course_name_hi: string;
  course_description_hi: string;
  module_id: number;
  module_sequence_no: number;
  module_name: string;
  module_description: string;
  video_id: number | null;
  video_title: string | null;
  video_url: string | null;
  duration_in_seconds: number | null;
  is_published: boolean | null;
}

/** A row a video; a module without videos is one row with nulls. Without `hiddenToo` inactive modules, and videos that do not count, are left out. */
export async function findProgressRows(on: Knex, courseId: number, hiddenToo: boolean): Promise<ProgressRow[]> {
  const rows = on('course_modules as m')
    .join('courses as c', 'c.course_id', 'm.course_id')
    .leftJoin('module_videos as v', (join) =>
      join.on('v.module_id', 'm.module_id').on(on.raw('(v.counts or ?)', [hiddenToo])),
    )
    .where('m.course_id', courseId)
    .orderByRaw('m.sequence_no, v.sequence_no')
    .select(
      'c.course_name',
      'c.course_description',
      'c.course_name_hi',
      'c.course_description_hi',
      'm.module_id',
      'm.module_name',
      'm.module_description',
    )
    .select(
      'm.sequence_no as module_sequence_no',
      'v.video_id',
      'v.video_title',
      'v.video_url',
      'v.duration_in_seconds',
      'v.is_published',
    );
  return hiddenToo ? rows : rows.where('m.status', 'Active');
}
