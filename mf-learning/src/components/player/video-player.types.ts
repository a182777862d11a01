import type { Play } from '@vidyapath/http/play';
import type { ReactNode, RefObject } from 'react';

/** Another video that can be opened. */
export interface VideoLink {
  title: string;
  play: () => void;
}

export interface MarkAsDone {
  /** The lesson has no known length, so its progress can't be measured. */
  unmeasured: boolean;
  busy: boolean;
  mark: () => void;
}

/** One interface for a video in any kind of player. */
export interface VideoPlayerProps {
  /** As the course names it, undefined where only the service knows it; what plays is what `ask` answers. */
  url: string | undefined;
  title: string;
  /** The one video that the keys and the bar belong to; the others wait, small, behind their play button. */
  active: boolean;
  /** It will probably be played next, so that what can be asked and fetched beforehand is. */
  ahead?: boolean;
  /** The wanted state; the player calls `onPlayingChange` when the learner, the browser or the service decides otherwise. */
  playing: boolean;
  /** Seconds into the video to begin at, as they were when it became the active one. */
  startAt?: number;
  onPlayingChange: (playing: boolean) => void;
  /** Asks the service how the lesson is played; rejects with its problem. */
  ask: () => Promise<Play>;
  onPlay?: ((play: Play) => void) | undefined;
  /** To the page of the course where it can be bought. */
  onBuy: () => void;
  /** Where the video is while it plays, several times a second. A player that hides it never calls this. */
  onTick?: ((seconds: number, rate: number) => void) | undefined;
  /** A video whose player hides the position begins to play. */
  onHiddenStart?: (() => void) | undefined;
  /** The video jumps to another second. */
  onJump?: (() => void) | undefined;
  /** The video has been played to its end. */
  onEnd?: (() => void) | undefined;
  /** Present while the lesson is not done and can be marked as done by hand where its player hides the position. */
  markAsDone?: MarkAsDone | undefined;
  /** Where the learner left the video, `0` after its end. */
  onPosition: (seconds: number) => void;
  /** The second to seek to, until `onSought`. */
  seekTo?: number | undefined;
  onSought?: () => void;
  /** Where the video is: several times a second while it plays, and after each jump. */
  onTime?: ((seconds: number) => void) | undefined;
  /** What fills the screen instead of the player itself. */
  frame?: RefObject<HTMLElement | null>;
  /** The controls have all that can be chosen and stay while the video is paused; else that stands in a bar below the picture. */
  alone?: boolean;
  /** Behind the play button before the first play, where the video has no picture of its own. */
  picture?: ReactNode;
  previous?: VideoLink | undefined;
  next?: VideoLink | undefined;
}
