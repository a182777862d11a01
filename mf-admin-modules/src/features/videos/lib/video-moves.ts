import type { ModuleVideo } from '@vidyapath/http/module-video';

/** A video on its way to another place of its module. */
export interface Move {
  id: number;
  /** The new place, from 0. */
  index: number;
  /** The video before it there; none for the first place. */
  after: number | undefined;
}

/** The videos with one moved. */
export function placed(videos: readonly ModuleVideo[], { id, index }: Move): readonly ModuleVideo[] {
  const moved = videos.find(({ video_id }) => video_id === id);
  if (!moved) return videos;
  const others = videos.filter((video) => video !== moved);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** The number that puts a video there: the next one after the video before it. The service moves the later ones where it is taken. */
export function positionFor({ id, index, after }: Move, videos: readonly ModuleVideo[]): number {
  const others = videos.filter(({ video_id }) => video_id !== id);
  const before = others.find(({ video_id }) => video_id === after) ?? others[index - 1];
  return (before?.sequence_no ?? 0) + 1;
}
