import type { Ref } from 'react';
import type { PlayerStore } from './player-state';

/** Commands to the video's player. */
export interface ScreenHandle {
  /** Seconds into the video, at once after a jump. */
  position: () => number;
  seekTo: (seconds: number) => void;
  /** From 0 to 1. */
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  /** Into a small window above everything else, or back. */
  toggleFloating?: () => void;
  /** Shows them in this language, else in one that there is; or hides them. */
  toggleCaptions?: (language: string) => void;
}

/** One kind of player behind {@link VideoPlayerProps}: it follows `playing` and reports what really happens. */
export interface ScreenProps {
  title: string;
  playing: boolean;
  /** Seconds into the video to begin at. */
  startAt: number;
  /** 1 is that of the video itself. */
  speed: number;
  /** From 0 to 1, to begin with. */
  volume: number;
  /** To begin with. */
  muted: boolean;
  handle: Ref<ScreenHandle>;
  /** Where it reports what the video does. */
  state: PlayerStore;
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
  /** It waits for the next seconds of the video, or has them. */
  onStalled: (stalled: boolean) => void;
  onFloatingChange: (floating: boolean) => void;
  /** A new address of the video when the present one has expired; undefined if there is none. */
  onRenew: () => Promise<string | undefined>;
  onEnded: () => void;
  onFailed: () => void;
}
