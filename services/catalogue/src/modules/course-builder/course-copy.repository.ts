import type { Knex } from 'knex';

/** Copies the modules, lessons and handouts of a course into a new one. Their positions, unique in a course and a module, say which is which. */
export async function copyContent(trx: Knex.Transaction, from: number, to: number): Promise<void> {
  await trx.raw(
    `insert into course_modules (course_id, module_name, module_description, sequence_no, status)
     select ?, module_name, module_description, sequence_no, status from course_modules where course_id = ?
     order by sequence_no`,
    [to, from],
  );
  await trx.raw(
    `insert into module_videos
       (course_id, module_id, video_title, video_url, duration_in_seconds, sequence_no, is_preview, is_published)
     select n.course_id, n.module_id, v.video_title, v.video_url, v.duration_in_seconds, v.sequence_no, v.is_preview, v.is_published
     from course_modules n
     join course_modules o on o.course_id = ? and o.sequence_no = n.sequence_no
     join module_videos v on v.module_id = o.module_id
     where n.course_id = ? order by n.sequence_no, v.sequence_no`,
    [from, to],
  );
  // The locks keep a file whose last row is being deleted from getting another one.
  await trx.raw(
    `insert into handouts (file_id, video_id, title, size_bytes, position)
     select h.file_id, nv.video_id, h.title, h.size_bytes, h.position
     from course_modules n
     join course_modules o on o.course_id = ? and o.sequence_no = n.sequence_no
     join module_videos v on v.module_id = o.module_id
     join module_videos nv on nv.module_id = n.module_id and nv.sequence_no = v.sequence_no
     join handouts h on h.video_id = v.video_id
     where n.course_id = ? for share of h`,
    [from, to],
  );
}
