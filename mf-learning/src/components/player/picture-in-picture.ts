import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Whether the browser shows a video in a small window above everything else, and lets the page ask for it. */
export const canFloat = (): boolean => document.pictureInPictureEnabled;

/** When the browser refuses, nothing changes. */
const ignored = () => undefined;

function land(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) void document.exitPictureInPicture().catch(ignored);
}

/** Into the small window, or back to its place. */
export function toggleFloating(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) land(video);
  else void video.requestPictureInPicture().catch(ignored);
}

/** Reports where the video is shown, and brings it back when another one becomes active. */
export function useFloating(
  video: RefObject<HTMLVideoElement | null>,
  waiting: boolean,
  onFloatingChange: (floating: boolean) => void,
): void {
  const report = useEffectEvent(onFloatingChange);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const entered = () => report(true);
    const left = () => report(false);
    element.addEventListener('enterpictureinpicture', entered);
    element.addEventListener('leavepictureinpicture', left);
    return () => {
      element.removeEventListener('enterpictureinpicture', entered);
      element.removeEventListener('leavepictureinpicture', left);
      land(element);
    };
  }, [video]);
  useEffect(() => {
    if (waiting && video.current) land(video.current);
  }, [video, waiting]);
}
