import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window at present; it counts as such until that is known. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inSight;
}
