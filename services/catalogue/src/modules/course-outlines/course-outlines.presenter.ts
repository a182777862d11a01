import { hidesPosition } from '@vidyapath/http/archive-page';
import type { CourseOutline, OutlineVideo } from '@vidyapath/http/course-events';
import type { OutlineChangeRow, OutlineVideoRow } from './course-outlines.repository';

/** Characters of all titles of an outline; with more, each title is cut to the second number. */
const titlesMax = 20_000;
const cutTitle = 18;

export function presentOutline(change: OutlineChangeRow, videos: readonly OutlineVideoRow[]): CourseOutline {
  const { course_id, version, deleted } = change;
  const isLong = videos.reduce((sum, { video_title }) => sum + video_title.length, 0) > titlesMax;
  const titleOf = (title: string) => (isLong ? [...title].slice(0, cutTitle).join('') : title);
  const presented = videos.map(
    ({ video_id, module_id, video_title, duration_in_seconds, active, file, video_url, asset_id }): OutlineVideo => ({
      video_id,
      module_id,
      title: titleOf(video_title),
      duration_seconds: duration_in_seconds,
      active,
      file,
      ...(hidesPosition(video_url) && { hides_position: true }),
      ...(asset_id && { asset_id }),
    }),
  );
  return { course_id, version: Number(version), deleted, videos: deleted ? [] : presented };
}
