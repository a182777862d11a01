import { type RefObject, useEffect, useEffectEvent } from 'react';
import { leaveFullScreen } from './full-screen';
import type { ScreenHandle } from './screen.types';
import { showInView } from './show-in-view';
import type { VideoPlayerProps } from './video-player.types';

/** Brings the player into view with the focus when it becomes the active one, and where the page asks for another second. */
export function useInFront(
  region: RefObject<HTMLElement | null>,
  screen: RefObject<ScreenHandle | null>,
  { active, seekTo, onSought }: Pick<VideoPlayerProps, 'active' | 'seekTo' | 'onSought'>,
): void {
  useEffect(() => {
    if (!active) return leaveFullScreen(region.current);
    region.current?.focus({ preventScroll: true });
    void showInView(region.current);
  }, [active, region]);
  const sought = useEffectEvent(() => onSought?.());
  useEffect(() => {
    if (seekTo === undefined) return;
    screen.current?.seekTo(seekTo);
    void showInView(region.current);
    sought();
  }, [seekTo, region, screen]);
}
