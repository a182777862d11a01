import type { Play } from '@vidyapath/http/play';
import { useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from './player-state';
import type { VideoPlayerProps } from './video-player.types';

interface Reports extends Pick<VideoPlayerProps, 'onPlay' | 'onTime' | 'onHiddenStart'> {
  play: Play | undefined;
  state: PlayerStore;
  /** A video whose player hides the position plays. */
  playsHidden: boolean;
}

/** Tells the page what is known of the video. */
export function useReports({ play, state, playsHidden, onPlay, onTime, onHiddenStart }: Reports): void {
  const answered = useEffectEvent((answer: Play) => onPlay?.(answer));
  useEffect(() => {
    if (play) answered(play);
  }, [play]);
  const reached = useEffectEvent((seconds: number) => onTime?.(seconds));
  useEffect(
    () =>
      state.subscribe(({ at }, before) => {
        if (at !== before.at) reached(at);
      }),
    [state],
  );
  const begun = useEffectEvent(() => onHiddenStart?.());
  useEffect(() => {
    if (playsHidden) begun();
  }, [playsHidden]);
}
