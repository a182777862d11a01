import type { OutlineModule, OutlineVideo } from './course-outline';

export interface PlacedVideo {
  moduleId: number;
  video: OutlineVideo;
}

export interface Neighbours {
  previous?: PlacedVideo | undefined;
  next?: PlacedVideo | undefined;
}

/**
 * Videos before and after one, across the modules of the page: after the last of a module comes the first of the next
 * one, before the first the last of the previous one. Modules without videos are passed over.
 */
export function neighboursOf(modules: readonly OutlineModule[], key: string): Neighbours {
  const placed = modules.flatMap(({ id, videos }) => videos.map((video) => ({ moduleId: id, video })));
  const at = placed.findIndex(({ video }) => video.key === key);
  return at < 0 ? {} : { previous: placed[at - 1], next: placed[at + 1] };
}
