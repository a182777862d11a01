import { type RefObject, useEffect } from 'react';

const textFields = 'input, textarea, select, [contenteditable]';

/** Home and End go to the first and the last row at once: the browser's own scroll there stops half-way when rows in between have another height than guessed. */
export function useJumpKeys(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const jump = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const isOthers =
        event.defaultPrevented ||
        altKey ||
        ctrlKey ||
        metaKey ||
        shiftKey ||
        (target instanceof Element && target.matches(textFields));
      if (isOthers || (key !== 'Home' && key !== 'End')) return;
      event.preventDefault();
      element.scrollTo({ top: key === 'End' ? element.scrollHeight : 0, behavior: 'instant' });
    };
    element.addEventListener('keydown', jump);
    return () => element.removeEventListener('keydown', jump);
  }, [scroller]);
}
