import { type RefObject, useEffect, useEffectEvent } from 'react';
import { leaveFullScreen } from './full-screen';
import type { ScreenHandle } from './screen.types';
import { showInView } from './show-in-view';
import type { VideoPlayerProps } from './video-player.types';

/** Brings the player into view with the focus when the learner opens it, and into view where the page asks for another second. */
export function useInFront(
  region: RefObject<HTMLElement | null>,
  screen: RefObject<ScreenHandle | null>,
  { active, alone, playing, seekTo, onSought }: VideoPlayerProps,
): void {
  const open = useEffectEvent(() => {
    // With the page that shows only this one the focus is the page's, until it is played.
    if (alone && !playing) return;
    // After the frame, which gives the focus to the heading of a new address.
    queueMicrotask(() => region.current?.focus({ preventScroll: true }));
    void showInView(region.current);
  });
  useEffect(() => {
    if (active) open();
    else leaveFullScreen(region.current);
  }, [active, region]);
  const sought = useEffectEvent(() => onSought?.());
  useEffect(() => {
    if (seekTo === undefined) return;
    screen.current?.seekTo(seekTo);
    void showInView(region.current);
    sought();
  }, [seekTo, region, screen]);
}
