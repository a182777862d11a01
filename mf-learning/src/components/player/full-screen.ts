/** Shows an element on the whole screen, or ends that. A browser that refuses leaves things as they are. */
export function toggleFullScreen(element: HTMLElement | null): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  void change?.catch(() => undefined);
}
