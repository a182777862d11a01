/** Another video that can be gone to. */
export interface VideoLink {
  title: string;
  play: () => void;
}

/** The one way to show a video, whatever plays it. */
export interface VideoPlayerProps {
  url: string;
  title: string;
  /** The one video that the keys and the bar belong to; the others wait, small, behind their play button. */
  active: boolean;
  /** What is wanted; the player says by `onPlayingChange` when the learner, the browser or the service decides otherwise. */
  playing: boolean;
  /** Seconds into the video to begin at. */
  startAt?: number;
  onPlayingChange: (playing: boolean) => void;
  /** A new address of the video, for one that has ended; none where it has no other. */
  onRenew: () => Promise<string | undefined>;
  /** Where the learner left the video, `0` after its end. */
  onPosition: (seconds: number) => void;
  previous?: VideoLink | undefined;
  next?: VideoLink | undefined;
}
