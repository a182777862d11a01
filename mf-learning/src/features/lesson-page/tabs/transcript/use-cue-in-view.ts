import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Keys that scroll a list, or move the focus in it. */
const readingKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Tab']);

/** Scrolls the list, and never the page, so that the present line stays in its middle, until the reader scrolls. */
export function useCueInView(list: RefObject<HTMLElement | null>, present: number) {
  const [isReading, setReading] = useState(false);
  const smooth = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => setReading(true);
    const onKey = ({ key }: KeyboardEvent) => {
      if (readingKeys.has(key)) read();
    };
    const gestures = ['wheel', 'touchmove'] as const;
    gestures.forEach((name) => element.addEventListener(name, read, { passive: true }));
    element.addEventListener('keydown', onKey);
    return () => {
      gestures.forEach((name) => element.removeEventListener(name, read));
      element.removeEventListener('keydown', onKey);
    };
  }, [list]);
  useEffect(() => {
    const element = list.current;
    const line = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !line || isReading) return;
    const top = line.offsetTop - (element.clientHeight - line.offsetHeight) / 2;
    const isCalm = !smooth.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo?.({ top, behavior: isCalm ? 'auto' : 'smooth' });
    smooth.current = true;
  }, [list, present, isReading]);
  return { isReading, goAlong: useCallback(() => setReading(false), []) };
}
