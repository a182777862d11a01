import { type RefObject, useEffect, useState } from 'react';

/** When the browser refuses, nothing changes. */
const ignored = () => undefined;

/** Phones of one maker show nothing but a video on the whole screen, with their own controls. */
interface AloneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Ends it for an element that is not the active one any more. */
export function leaveFullScreen(element: HTMLElement | null): void {
  if (element && document.fullscreenElement === element) void document.exitFullscreen().catch(ignored);
}

/** Whether an element fills the screen, and the function that changes it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const read = () => setOn(element.current !== null && document.fullscreenElement === element.current);
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(ignored);
    if (element.current?.requestFullscreen) return void element.current.requestFullscreen().catch(ignored);
    element.current?.querySelector<AloneVideo>('video')?.webkitEnterFullscreen?.();
  };
  return { on, toggle };
}
