/** jsdom has no layout: sets a window as wide as a laptop's, in light mode, with a scroll function that does nothing. */
export function openWideWindow(): void {
  window.scrollTo = () => undefined;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  window.matchMedia = (media) => ({
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  });
}
