import { type RefObject, useEffect, useState } from 'react';

interface NearOptions {
  /** Milliseconds after which the answer is yes for those who read without scrolling, e.g. by a list of the page's forms. */
  latest?: number | undefined;
  /** Pixels below the window that count as near. */
  below?: number;
}

/** Whether the reader has come near an element, once and for all; never before the page's first paint. */
export function useNear(place: RefObject<Element | null>, { latest, below = 400 }: NearOptions = {}): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || near) return undefined;
    // Above counts all that a jump to a section may have passed.
    const rootMargin = `100000px 0px ${below}px 0px`;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(current);
    const timer = latest === undefined ? undefined : setTimeout(() => setNear(true), latest);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place, near, latest, below]);
  return near;
}
