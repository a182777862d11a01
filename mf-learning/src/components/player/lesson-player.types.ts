import type { Play } from '@vidyapath/http/play';
import type { Ref } from 'react';
import type { VideoPlayerProps } from './video-player.types';

/** Commands of the page to the player. */
export interface LessonPlayerHandle {
  /** Seconds into the lesson. */
  position: () => number;
  /** Jumps to a second and plays on from there. */
  playFrom: (seconds: number) => void;
  pause: () => void;
}

/** Of the page that shows one lesson at a time; what is not told here is as in {@link VideoPlayerProps}. */
export interface LessonPlayerProps extends Pick<
  VideoPlayerProps,
  | 'title'
  | 'ask'
  | 'startAt'
  | 'picture'
  | 'previous'
  | 'next'
  | 'onBuy'
  | 'onHiddenStart'
  | 'onJump'
  | 'onTick'
  | 'onEnd'
> {
  /** Another lesson gets a player of its own inside the same frame, so the full screen stays. */
  videoId: number;
  /** As the course names it; undefined where only the service knows it. */
  url?: string | undefined;
  handle?: Ref<LessonPlayerHandle>;
  /** Begins at once: the learner has just opened this lesson, or the one before has ended. */
  autoPlay?: boolean;
  markAsDone?: VideoPlayerProps['markAsDone'];
  /** What the service says of the lesson: captions for a transcript, the data of each quality. */
  onPlay?: (play: Play) => void;
  onPlayingChange?: (playing: boolean) => void;
  /** Where the video is: several times a second while it plays, and after each jump. */
  onTime?: (seconds: number) => void;
  /** Where the learner left the lesson, `0` after its end. */
  onRest?: ((seconds: number) => void) | undefined;
}
