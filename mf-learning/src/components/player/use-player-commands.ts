import { useT } from '@vidyapath/client/screens/use-t';
import type { RefObject } from 'react';
import { shortClock } from '../../lib/short-clock';
import type { PlayerStore } from './player-state';
import type { Toggle } from './player-choices';
import type { ScreenHandle } from './screen.types';
import { usePlayerKeys } from './use-player-keys';
import { type Speed, usualSpeeds } from './use-speed';
import type { VideoPlayerProps } from './video-player.types';

const step = { seconds: 5, volume: 0.1 };
const none = {};

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

interface Commanded extends Pick<VideoPlayerProps, 'active' | 'playing' | 'onPlayingChange' | 'previous' | 'next'> {
  region: RefObject<HTMLElement | null>;
  screen: RefObject<ScreenHandle | null>;
  state: PlayerStore;
  speed: Speed | undefined;
  captions: Toggle | undefined;
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  fullScreen: () => void;
  say: (text: string) => void;
}

export type PlayerCommands = ReturnType<typeof usePlayerCommands>;

/** What the controls and the keys of the active player do. What a key changes is said. */
export function usePlayerCommands({
  region,
  screen,
  state,
  active,
  playing,
  onPlayingChange,
  speed,
  captions,
  setVolume,
  setMuted,
  fullScreen,
  say,
  previous,
  next,
}: Commanded) {
  const t = useT();
  const toggle = () => onPlayingChange(!playing);
  const seekTo = (seconds: number) => screen.current?.seekTo(seconds);
  const seekBy = (seconds: number) => {
    if (!screen.current) return;
    const { duration } = state.getState();
    const to = between(screen.current.position() + seconds, 0, duration || Infinity);
    seekTo(to);
    say(shortClock(to));
  };
  // The video reports both a moment later, and the next key starts from what is known here.
  const toVolume = (volume: number) => {
    state.setState({ volume });
    setVolume(volume);
  };
  const toMuted = (muted: boolean) => {
    state.setState({ muted });
    setMuted(muted);
  };
  const changeVolume = (by: number) => {
    if (!screen.current) return;
    const to = between(state.getState().volume + by, 0, 1);
    toVolume(to);
    say(t('player.volumeIs', { percent: Math.round(to * 100) }));
  };
  const mute = () => toMuted(!state.getState().muted);
  const muteByKey = () => {
    if (!screen.current) return;
    say(t(state.getState().muted ? 'player.soundOn' : 'player.soundOff'));
    mute();
  };
  const changeSpeed = (direction: 1 | -1) => {
    if (!speed) return;
    const further = usualSpeeds.filter((one) => (direction > 0 ? one > speed.value : one < speed.value));
    const to = further.at(direction > 0 ? 0 : -1);
    if (to === undefined) return;
    speed.change(to);
    say(t('player.speedIs', { speed: to }));
  };
  const switchCaptions = () => {
    if (!captions) return;
    say(t(captions.on ? 'player.captionsOff' : 'player.captionsOn'));
    captions.toggle();
  };
  const keys = {
    ' ': toggle,
    arrowleft: () => seekBy(-step.seconds),
    arrowright: () => seekBy(step.seconds),
    arrowup: () => changeVolume(step.volume),
    arrowdown: () => changeVolume(-step.volume),
    m: muteByKey,
    c: switchCaptions,
    f: fullScreen,
    '<': () => changeSpeed(-1),
    '>': () => changeSpeed(1),
    n: () => next?.play(),
    p: () => previous?.play(),
  };
  usePlayerKeys(region, active ? keys : none);
  return { toggle, seekTo, seekBy, setVolume: toVolume, mute, fullScreen };
}
