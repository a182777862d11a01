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

/**
 * The change that puts a video there: it gets the next number after the video before it, and the service moves the later ones where that is taken. A video
 * that only changes places with the next one leaves its number to that one, so that no number is left out.
 */
export function changeFor({ id, index, after }: Move, videos: readonly ModuleVideo[]): { id: number; number: number } {
  const others = videos.filter(({ video_id }) => video_id !== id);
  const before = others.find(({ video_id }) => video_id === after) ?? others[index - 1];
  const moved = videos.findIndex(({ video_id }) => video_id === id);
  const number = videos[moved]?.sequence_no;
  if (before && number !== undefined && videos[moved + 1] === before) return { id: before.video_id, number };
  return { id, number: (before?.sequence_no ?? 0) + 1 };
}
