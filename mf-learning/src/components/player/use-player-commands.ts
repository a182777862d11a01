import type { RefObject } from 'react';
import { toggleFullScreen } from './full-screen';
import type { ScreenHandle } from './screen.types';
import { usePlayerKeys } from './use-player-keys';
import type { VideoPlayerProps } from './video-player.types';

const step = { seconds: 5, volume: 0.1 };
const none = {};

interface Commanded extends Pick<VideoPlayerProps, 'active' | 'playing' | 'onPlayingChange' | 'previous' | 'next'> {
  region: RefObject<HTMLElement | null>;
  screen: RefObject<ScreenHandle | null>;
}

/** The keys of the active player. */
export function usePlayerCommands({
  region,
  screen,
  active,
  playing,
  onPlayingChange,
  previous,
  next,
}: Commanded): void {
  const keys = {
    ' ': () => onPlayingChange(!playing),
    arrowleft: () => screen.current?.seekBy(-step.seconds),
    arrowright: () => screen.current?.seekBy(step.seconds),
    arrowup: () => screen.current?.changeVolume(step.volume),
    arrowdown: () => screen.current?.changeVolume(-step.volume),
    m: () => screen.current?.toggleMute(),
    c: () => screen.current?.toggleCaptions?.(),
    f: () => toggleFullScreen(region.current),
    n: () => next?.play(),
    p: () => previous?.play(),
  };
  usePlayerKeys(region, active ? keys : none);
}
