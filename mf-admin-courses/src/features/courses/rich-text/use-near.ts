import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which it comes all the same (specification section 9: the rich text loads after a delay of 2000 ms). */
const delay = 2_000;

/** Whether what is large may be fetched for an element: once it comes near the part of the page in view, at the latest after two seconds. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(), { rootMargin: '200px' });
    observer.observe(element.current);
    const timer = setTimeout(come, delay);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, near]);
  return near;
}
