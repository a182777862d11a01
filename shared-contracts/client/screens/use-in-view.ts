import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** Milliseconds after which it is true without scrolling: a screen reader's list of forms does not scroll the page. */
  timeout?: number | undefined;
  /** Pixels below the window that count as in view. */
  margin?: number;
}

/** Whether an element is in view or has been; never before the page's first paint. */
export function useInView(place: RefObject<Element | null>, { timeout, margin = 400 }: InViewOptions = {}): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || inView) return undefined;
    // What is above the window counts too: a jump to a section passes it.
    const rootMargin = `100000px 0px ${margin}px 0px`;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(current);
    const timer = timeout === undefined ? undefined : setTimeout(() => setInView(true), timeout);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place, inView, timeout, margin]);
  return inView;
}
