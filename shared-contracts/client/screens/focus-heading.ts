import { useEffect } from 'react';

export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();

/** Focuses the heading when a change of `view` has removed the focused element. */
export function useFocusWhenLost(view: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, [view]);
}
