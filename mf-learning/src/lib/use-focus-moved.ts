import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a press opens a form in the place of its button, the focus goes with it, and back when the form is closed.
 * @param field the one to begin with
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
