/// <reference path="./hls-light.d.ts" />
/** HLS in a page's own code. It has no captions and no other sound tracks, which lessons do not need. */
export const loadStreamLibrary = async () =>
  (await import(/* webpackChunkName: 'stream-library' */ 'hls.js/light')).default;

/** Whether the browser lets a page feed a video; others play HLS by themselves. */
export const canFeedVideos = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** @returns the function that takes it back */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

/** Fetches the library once the page is idle, so that a press on play does not wait for it. */
export const fetchLibraryWhenIdle = (): (() => void) =>
  whenIdle(() => {
    if (canFeedVideos()) void loadStreamLibrary().catch(() => undefined);
  });
