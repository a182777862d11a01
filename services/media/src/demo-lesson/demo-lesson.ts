import type { Cue, Rendition, Storyboard } from '@vidyapath/http/lesson-assets';

/** What `lesson.json` says of the encoded files beside it. */
export interface DemoLesson {
  title: string;
  /** Of the original. */
  size_bytes: number;
  duration_seconds: number;
  width: number;
  height: number;
  renditions: Rendition[];
  /** Names of files. */
  poster: string;
  storyboard: Storyboard | null;
  captions: Record<'en' | 'hi', Cue[]>;
}
