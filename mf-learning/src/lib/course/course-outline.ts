import type { CourseProgressRow } from '@vidyapath/http/course-progress';

export interface OutlineVideo {
  /** Unique within the course. */
  key: string;
  /** Null where the catalogue does not have it. */
  id: number | null;
  title: string;
  url: string;
  seconds: number;
  /** Only Staff gets lessons that are not. */
  isPublished: boolean;
}

export interface OutlineModule {
  id: number;
  name: string;
  description: string;
  videos: OutlineVideo[];
  seconds: number;
}

export interface CourseOutline {
  CourseName: string;
  CourseDescription: string;
  CourseNameHi: string;
  CourseDescriptionHi: string;
  modules: OutlineModule[];
}

function videoOf(row: CourseProgressRow, position: number): OutlineVideo | null {
  if (row.VideoUrl === null) return null;
  const seconds = row.DurationInSeconds ?? 0;
  return {
    key: `${row.ModuleId}-${position}`,
    id: row.VideoId,
    title: row.VideoTitle ?? '',
    url: row.VideoUrl,
    seconds,
    // An older catalogue says nothing, and has none that are not.
    isPublished: row.IsPublished !== false,
  };
}

/** The rows, which come one a video and in sequence, as modules with their videos. */
export function outlineOf(rows: readonly CourseProgressRow[]): CourseOutline {
  const modules = new Map<number, OutlineModule>();
  for (const row of rows) {
    const { ModuleId: id, ModuleName: name, ModuleDescription: description } = row;
    const module = modules.get(id) ?? { id, name, description, videos: [], seconds: 0 };
    modules.set(id, module);
    const video = videoOf(row, module.videos.length + 1);
    if (!video) continue;
    module.videos.push(video);
    module.seconds += video.seconds;
  }
  const [first] = rows;
  return {
    CourseName: first?.CourseName ?? '',
    CourseDescription: first?.CourseDescription ?? '',
    CourseNameHi: first?.CourseNameHi ?? '',
    CourseDescriptionHi: first?.CourseDescriptionHi ?? '',
    modules: [...modules.values()],
  };
}
