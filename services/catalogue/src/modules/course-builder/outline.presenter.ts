import type { Outline, OutlineLesson } from '@vidyapath/http/course-outline';
import type { CourseModuleRow } from '../course-modules/course-modules';
import type { ModuleVideoRow } from '../module-videos/module-videos';

/** Both in their order. */
export function presentOutline(
  course_id: number,
  modules: readonly CourseModuleRow[],
  videos: readonly ModuleVideoRow[],
): Outline {
  const byModule = new Map<number, OutlineLesson[]>(modules.map(({ module_id }) => [module_id, []]));
  for (const video of videos) byModule.get(video.module_id)?.push(presentLesson(video));
  return {
    course_id,
    modules: modules.map(({ module_id, module_name, module_description, status, sequence_no }) => ({
      module_id,
      module_name,
      module_description,
      status,
      sequence_no,
      videos: byModule.get(module_id) ?? [],
    })),
  };
}

const presentLesson = (row: ModuleVideoRow): OutlineLesson => ({
  video_id: row.video_id,
  video_title: row.video_title,
  video_url: row.video_url,
  asset_id: row.asset_id,
  duration_in_seconds: row.duration_in_seconds,
  sequence_no: row.sequence_no,
  is_preview: row.is_preview,
  is_published: row.is_published,
  status: row.status,
});

/** What moves change, for the ETag: names, files and flags have no part in it. */
export const placesOf = ({ modules }: Outline) =>
  modules.map(({ module_id, sequence_no, videos }) => [
    module_id,
    sequence_no,
    videos.map((video) => [video.video_id, video.sequence_no]),
  ]);
