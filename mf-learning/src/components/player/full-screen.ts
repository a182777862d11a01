/** When the browser refuses, nothing changes. */
const ignored = () => undefined;

/** Shows an element on the whole screen, or ends that. */
export function toggleFullScreen(element: HTMLElement | null): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.();
  void change?.catch(ignored);
}

/** Ends it for an element that is not the active one any more. */
export function leaveFullScreen(element: HTMLElement | null): void {
  if (element && document.fullscreenElement === element) void document.exitFullscreen().catch(ignored);
}
