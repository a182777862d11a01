import type { ModuleVideo } from '@vidyapath/http/module-video';
import type { ModuleVideoRow } from './module-videos.repository';

export const presentModuleVideo = (row: ModuleVideoRow): ModuleVideo => ({
  video_id: row.video_id,
  course_id: row.course_id,
  module_id: row.module_id,
  video_title: row.video_title,
  video_url: row.video_url,
  duration_in_seconds: row.duration_in_seconds,
  sequence_no: row.sequence_no,
  created_by: row.created_by,
  is_preview: row.is_preview,
  is_published: row.is_published,
  asset_id: row.asset_id,
  status: row.status,
});
