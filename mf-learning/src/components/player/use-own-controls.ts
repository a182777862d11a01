import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { type RefObject, useState } from 'react';
import { useChosenCaptions } from './captions';
import { canFloat } from './picture-in-picture';
import type { OwnControls } from './player-controls';
import type { ScreenHandle } from './screen.types';
import { useQuality } from './use-quality';
import { useSpeed } from './use-speed';
import type { VideoSource } from './video-source';

/** Speed, captions, quality and the small window: for the bar, and as the props of the player. */
export function useOwnControls(source: VideoSource, screen: RefObject<ScreenHandle | null>) {
  const speed = useSpeed();
  const [floating, setFloating] = useState(false);
  const [shown, setShown] = useState<string>();
  const { kind } = source;
  const play = kind === 'stream' ? source.play : undefined;
  const chosen = useChosenCaptions();
  const quality = useQuality(play);
  const saver = useDataSaver();
  const isVideo = kind === 'file' || kind === 'stream';
  const languages = play?.captions.map(({ language }) => language) ?? [];
  const bar = (failed: boolean): Omit<OwnControls, 'fullScreen'> => ({
    speed: isVideo || kind === 'sharing' ? speed : undefined,
    quality: quality.choice,
    saver: quality.choice && { on: saver.on, toggle: () => saver.choose(!saver.on) },
    languages: languages.length > 0 ? { ...chosen, languages } : undefined,
    captions:
      shown === undefined || failed || languages.length > 0
        ? undefined
        : { on: shown !== '', toggle: () => screen.current?.toggleCaptions?.() },
    floating:
      isVideo && canFloat() && !failed ? { on: floating, toggle: () => screen.current?.toggleFloating?.() } : undefined,
  });
  return {
    bar,
    screen: {
      speed: speed.value,
      onSpeedChange: speed.change,
      onFloatingChange: setFloating,
      captions: chosen.language,
      onCaptionsChange: setShown,
      onCaptionsSwitch: (language: string) => {
        if (languages.length > 0) chosen.choose(language);
      },
      streamUrl: quality.url,
      largest: quality.largest,
    },
  };
}
