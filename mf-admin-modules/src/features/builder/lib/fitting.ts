import type { LessonRoom } from '@vidyapath/http/lesson-assets';

/** Files, in their order, as long as there is room for them. Those that are too large on their own are left out, and refused when they are sent. */
export function fitting<Video extends { file: Pick<File, 'size'> }>(
  videos: readonly Video[],
  { bytes_left, file_bytes_max, files_left }: LessonRoom,
): Video[] {
  const fits: Video[] = [];
  let bytes = 0;
  for (const video of videos.filter(({ file }) => file.size <= file_bytes_max)) {
    bytes += video.file.size;
    if (bytes > bytes_left || fits.length === files_left) break;
    fits.push(video);
  }
  return fits;
}

export const sizeOf = (videos: readonly { file: Pick<File, 'size'> }[]): number =>
  videos.reduce((sum, { file }) => sum + file.size, 0);
