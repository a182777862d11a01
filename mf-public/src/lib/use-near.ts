import { type RefObject, useEffect, useState } from 'react';

/** Below, what comes next; above, all that a jump to a section may have passed. */
const rootMargin = '100000px 0px 400px 0px';

/**
 * Whether the reader has come near an element, once and for all; never before the page's first paint.
 * @param latest milliseconds after which the answer is yes for those who read without scrolling, e.g. by a list of the page's forms
 */
export function useNear(place: RefObject<Element | null>, latest?: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || near) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin });
    observer.observe(current);
    const timer = latest === undefined ? undefined : setTimeout(() => setNear(true), latest);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place, near, latest]);
  return near;
}
