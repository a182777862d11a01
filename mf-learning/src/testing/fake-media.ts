/** jsdom has media elements that never play; this gives them the states that a browser's go through. */
export function installFakeMedia(): void {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const isPaused = (element: HTMLMediaElement) => paused.get(element) ?? true;
  const turn = (element: HTMLMediaElement, next: boolean) => {
    if (isPaused(element) === next) return;
    paused.set(element, next);
    element.dispatchEvent(new Event(next ? 'pause' : 'play'));
  };
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: {
      configurable: true,
      get(this: HTMLMediaElement) {
        return isPaused(this);
      },
    },
    // A file without captions.
    textTracks: { configurable: true, get: () => Object.assign(new EventTarget(), { length: 0 }) },
    duration: { configurable: true, get: () => 90 },
    play: {
      configurable: true,
      value(this: HTMLMediaElement) {
        turn(this, false);
        return Promise.resolve();
      },
    },
    pause: {
      configurable: true,
      value(this: HTMLMediaElement) {
        turn(this, true);
      },
    },
  });
}
