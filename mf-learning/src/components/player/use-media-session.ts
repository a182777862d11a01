import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useEffect, useEffectEvent } from 'react';
import type { PlayerStore } from './player-state';
import type { PlayerCommands } from './use-player-commands';
import type { VideoLink } from './video-player.types';

interface MediaSessionOptions {
  title: string;
  poster: string | undefined;
  /** It has begun, and its player is the browser's. */
  isUsed: boolean;
  playing: boolean;
  state: PlayerStore;
  commands: PlayerCommands;
  previous: VideoLink | undefined;
  next: VideoLink | undefined;
}

const jump = 10;

/** What the lesson is and what can be done with it, for keyboards, headphones and lock screens. */
export function useMediaSession(options: MediaSessionOptions): void {
  const { title, poster, isUsed, playing, state, previous, next } = options;
  const { appName } = usePlatform().config;
  const { mediaSession } = navigator as { mediaSession?: MediaSession };
  useEffect(() => {
    if (!mediaSession || !isUsed) return;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist: appName,
      artwork: poster ? [{ src: poster }] : [],
    });
    return () => {
      mediaSession.metadata = null;
    };
  }, [mediaSession, isUsed, title, appName, poster]);

  useEffect(() => {
    if (mediaSession && isUsed) mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [mediaSession, isUsed, playing]);

  const act = useEffectEvent(({ action, seekTime }: MediaSessionActionDetails) => {
    const { commands } = options;
    if (action === 'previoustrack') return options.previous?.play();
    if (action === 'nexttrack') return options.next?.play();
    if (action === 'seekto') return commands.seekTo(seekTime ?? 0);
    if (action === 'seekbackward') return commands.seekBy(-jump);
    if (action === 'seekforward') return commands.seekBy(jump);
    if ((action === 'play') !== options.playing) commands.toggle();
  });
  const hasPrevious = previous !== undefined;
  const hasNext = next !== undefined;
  useEffect(() => {
    if (!mediaSession || !isUsed) return;
    const actions: MediaSessionAction[] = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'];
    if (hasPrevious) actions.push('previoustrack');
    if (hasNext) actions.push('nexttrack');
    actions.forEach((action) => mediaSession.setActionHandler(action, (details) => act(details)));
    return () => actions.forEach((action) => mediaSession.setActionHandler(action, null));
  }, [mediaSession, isUsed, hasPrevious, hasNext]);

  useEffect(() => {
    if (!mediaSession || !isUsed) return;
    return state.subscribe(({ at, duration }, before) => {
      if (duration > 0 && Math.floor(at) !== Math.floor(before.at))
        mediaSession.setPositionState({ duration, position: Math.min(at, duration) });
    });
  }, [mediaSession, isUsed, state]);
}
