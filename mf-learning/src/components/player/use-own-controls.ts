import { type RefObject, useState } from 'react';
import { canFloat } from './picture-in-picture';
import type { OwnControls } from './player-controls';
import type { ScreenHandle } from './screen.types';
import { useSpeed } from './use-speed';
import type { VideoSource } from './video-source';

/** Speed, captions and the small window: for the bar, and as the props of the player. */
export function useOwnControls(kind: VideoSource['kind'], screen: RefObject<ScreenHandle | null>) {
  const speed = useSpeed();
  const [floating, setFloating] = useState(false);
  const [captions, setCaptions] = useState<boolean>();
  const isFile = kind === 'file';
  const bar = (failed: boolean): Omit<OwnControls, 'fullScreen'> => ({
    speed: isFile || kind === 'sharing' ? speed : undefined,
    captions:
      captions === undefined || failed ? undefined : { on: captions, toggle: () => screen.current?.toggleCaptions?.() },
    floating:
      isFile && canFloat() && !failed ? { on: floating, toggle: () => screen.current?.toggleFloating?.() } : undefined,
  });
  return {
    bar,
    screen: {
      speed: speed.value,
      onSpeedChange: speed.change,
      onFloatingChange: setFloating,
      onCaptionsChange: setCaptions,
    },
  };
}
