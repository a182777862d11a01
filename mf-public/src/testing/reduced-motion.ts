/** The reader prefers less motion until the returned function is called. jsdom itself has no media queries. */
export function preferReducedMotion(): () => void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (media) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
  return () => {
    window.matchMedia = matchMedia;
  };
}
