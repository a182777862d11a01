import type { Ref } from 'react';

/** Commands of the keyboard to the video's player; a service without such commands ignores them. */
export interface ScreenHandle {
  seekBy: (seconds: number) => void;
  /** By a part of the full volume, e.g. `0.1`. */
  changeVolume: (by: number) => void;
  toggleMute: () => void;
  /** Into a small window above everything else, or back. */
  toggleFloating?: () => void;
  toggleCaptions?: () => void;
  /** To a second of the video, e.g. its start. */
  seekTo?: (seconds: number) => void;
}

/** One kind of player behind {@link VideoPlayerProps}: it follows `playing` and reports what really happens. */
export interface ScreenProps {
  title: string;
  playing: boolean;
  /** Seconds into the video to begin at. */
  startAt: number;
  /** 1 is that of the video itself. */
  speed: number;
  handle: Ref<ScreenHandle>;
  onPlayingChange: (playing: boolean) => void;
  onPosition: (seconds: number) => void;
  /** Where the video is while it plays, several times a second. A player that hides it never calls this. */
  onTick: (seconds: number, rate: number) => void;
  /** The video jumps to another second. */
  onJump: () => void;
  onSpeedChange: (speed: number) => void;
  /** The language of the wanted captions, '' for none. */
  captions: string;
  /** The language of the captions that are shown, '' for none; undefined where the video has none. */
  onCaptionsChange: (captions: string | undefined) => void;
  onCaptionsSwitch: (captions: string) => void;
  /** The shorter side of the largest picture that a stream may show. */
  largest: number;
  /** The network does not answer, or answers again. */
  onLost: (lost: boolean) => void;
  onFloatingChange: (floating: boolean) => void;
  /** Controls that keep the keys from the page have been used. */
  onUsed: () => void;
  /** A new address of the video when the present one has expired; undefined if there is none. */
  onRenew: () => Promise<string | undefined>;
  onEnded: () => void;
  onFailed: () => void;
}
