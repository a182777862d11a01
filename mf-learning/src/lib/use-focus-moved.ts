import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a press opens something in the place of its button, the focus goes with it, and back when that is closed.
 * @param field where it begins
 * @returns of the element that has either
 */
export function useFocusMoved<Place extends HTMLElement>(isOpen: boolean, field: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isMoved = isOpen !== wasOpen.current;
    wasOpen.current = isOpen;
    // What had it was removed.
    if (!isMoved || document.activeElement !== document.body) return;
    const target = place.current?.querySelector<HTMLElement>(isOpen ? field : 'button');
    target?.focus();
    // One goes on after what is written already.
    if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length);
  }, [isOpen, field]);
  return place;
}
