import { useEffect } from 'react';

export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** When what had the focus went away with a change of `view`, the heading takes it. */
export function useFocusWhenLost(view: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, [view]);
}
