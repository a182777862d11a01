import { type RefObject, useEffect, useState } from 'react';

/** Below, what comes next; above, all that a jump to a section may have passed. */
const rootMargin = '100000px 0px 400px 0px';

/** Whether the reader has come near an element, once and for all; never before the page's first paint. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || near) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin });
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, near]);
  return near;
}
