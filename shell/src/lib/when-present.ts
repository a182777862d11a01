/** After this time the user may have moved the focus, which must not be taken away. */
const timeout = 5_000;

/**
 * Calls the callback with an element as soon as the page has it.
 * @returns a function that stops waiting
 */
export function whenPresent<Found extends Element>(
  find: () => Found | null,
  handle: (found: Found) => void,
): () => void {
  const found = find();
  if (found) {
    handle(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    handle(late);
  });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
