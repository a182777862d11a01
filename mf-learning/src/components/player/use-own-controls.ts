import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { type RefObject, useState } from 'react';
import { useChosenCaptions } from './captions';
import { canFloat } from './picture-in-picture';
import type { Choices, Toggle } from './player-choices';
import type { ScreenHandle } from './screen.types';
import { useQuality } from './use-quality';
import { useSpeed } from './use-speed';
import { useVolume } from './use-volume';
import type { VideoSource } from './video-source';

/** Speed, captions, quality, volume and the small window: for the controls, and as the props of the player. */
export function useOwnControls(source: VideoSource, screen: RefObject<ScreenHandle | null>) {
  const speed = useSpeed();
  const volume = useVolume();
  const [isFloating, setFloating] = useState(false);
  const [shown, setShown] = useState<string>();
  const { kind } = source;
  const play = kind === 'stream' ? source.play : undefined;
  const chosen = useChosenCaptions();
  const quality = useQuality(play);
  const saver = useDataSaver();
  const isVideo = kind === 'file' || kind === 'stream';
  const languages = play?.captions.map(({ language }) => language) ?? [];
  const choices: Choices = {
    speed: isVideo || kind === 'sharing' ? speed : undefined,
    captions:
      languages.length > 0
        ? { language: languages.find((one) => one === chosen.language) ?? '', choose: chosen.choose, languages }
        : undefined,
    quality: quality.choice,
    saver: quality.choice && { on: saver.on, toggle: () => saver.choose(!saver.on) },
  };
  const captions: Toggle | undefined =
    shown === undefined ? undefined : { on: shown !== '', toggle: () => screen.current?.toggleCaptions?.(chosen.last) };
  const floating: Toggle | undefined =
    isVideo && canFloat() ? { on: isFloating, toggle: () => screen.current?.toggleFloating?.() } : undefined;
  return {
    choices,
    captions,
    floating,
    setVolume: (loud: number) => {
      screen.current?.setVolume(loud);
      volume.choose(loud);
    },
    setMuted: (muted: boolean) => {
      screen.current?.setMuted(muted);
      volume.chooseMuted(muted);
    },
    storyboard: saver.on ? undefined : (play?.storyboard ?? undefined),
    screen: {
      speed: speed.value,
      volume: volume.value,
      muted: volume.muted,
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
